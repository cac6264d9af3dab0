module alfred-agent-altitude

go 1.19

require (
	github.com/nats-io/nats.go v1.49.0
	github.com/nats-io/nkeys v0.4.11
)
