// An agent of Alfred in Go: it tells how hot water gets on a mountain. The wire is in docs/wire.md.
//
//	NATS_URL=nats://127.0.0.1:4222 NATS_NKEY_SEED=... go run .
package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"log"
	"os"
	"regexp"
	"strconv"
	"time"

	"github.com/nats-io/nats.go"
	"github.com/nats-io/nkeys"
)

const (
	domain  = "altitude"
	version = 1
)

type object = map[string]interface{}
type list = []interface{}

var errNoRequest = errors.New("the request breaks its contract")
var metres = regexp.MustCompile(`(?i)(\d{1,4}) ?m(?:etres|eters)?\b`)

func announcement() object {
	return object{
		"domain": domain, "version": version, "instance": fmt.Sprintf("altitude-%d", os.Getpid()), "stopping": false,
		"description": "Tells at what temperature water boils at an altitude.",
		"subdomains":  list{object{"name": "boiling", "description": "how hot water boils on a mountain"}},
		"examples":    list{"at what temperature does water boil at 1500 metres?", "how hot does water boil at an altitude of 2000 m?"},
		"tools":       list{},
		"artifacts":   list{object{"type": "boiling_point", "description": "how hot water boils", "subdomain": "boiling"}},
	}
}

func convert(message string) string {
	found := metres.FindStringSubmatch(message)
	if found == nil {
		return "Name an altitude in metres."
	}
	altitude, _ := strconv.ParseFloat(found[1], 64)
	return fmt.Sprintf("At %.0f m water boils at about %.0f °C.", altitude, 100-altitude/300)
}

// messageOf reads what the person said; a request without it is none.
func messageOf(request object) (string, error) {
	brief, _ := request["brief"].(object)
	if message, isText := brief["message"].(string); isText {
		return message, nil
	}
	return "", errNoRequest
}

func giveContext(request object) (object, error) {
	_, err := messageOf(request)
	return object{"dashboard": nil, "constraints": list{}, "profile": list{}, "background": list{}, "blocks": list{}}, err
}

func plan(request object) (object, error) {
	_, err := messageOf(request)
	step := object{"step_id": "step_1", "step_type": "generate", "subdomain": "boiling", "group": 0, "complexity": nil,
		"batch": nil, "description": "Tell the boiling point."}
	return object{"model_calls": list{}, "plan": object{"decision": "plan_direct", "goal": "tell the boiling point", "steps": list{step},
		"proposal_message": nil, "assumptions": list{}, "clarification_questions": list{}}}, err
}

func act(request object) (object, error) {
	message, err := messageOf(request)
	if _, hasStep := request["step"].(object); !hasStep {
		return nil, errNoRequest
	}
	text := convert(message)
	content, _ := json.Marshal(object{"text": text})
	done := object{"action": "step_complete", "result_summary": text, "artifacts": list{
		object{"item": nil, "type": "boiling_point", "label": "boiling point", "content_json": string(content)}}}
	made := object{"item": nil, "type": "boiling_point", "label": "boiling point", "content": object{"text": text}, "text": text}
	return object{"decision": object{"actions": list{done}}, "artifacts": list{made}, "model_calls": list{}}, err
}

func execute(object) (object, error) { return nil, errors.New("it has no tools") }

func answer(work func(object) (object, error)) nats.MsgHandler {
	return func(message *nats.Msg) {
		var request object
		var value object
		err := json.Unmarshal(message.Data, &request)
		if err == nil {
			value, err = work(request)
		}
		reply := object{"ok": true, "value": value}
		if err != nil {
			reply = object{"ok": false, "error": object{"code": "MESSAGE_INVALID", "message": "The request breaks its contract.", "retryable": false}}
		}
		data, _ := json.Marshal(reply)
		_ = message.Respond(data)
	}
}

func main() {
	pair, err := nkeys.FromSeed([]byte(os.Getenv("NATS_NKEY_SEED")))
	if err != nil {
		log.Fatal(err)
	}
	public, _ := pair.PublicKey()
	client, err := nats.Connect(os.Getenv("NATS_URL"), nats.Nkey(public, pair.Sign), nats.MaxReconnects(-1))
	if err != nil {
		log.Fatal(err)
	}
	announce := func() {
		data, _ := json.Marshal(announcement())
		_ = client.Publish("agents."+domain+".announcement", data)
	}
	works := map[string]func(object) (object, error){"context": giveContext, "plan": plan, "act": act, "execute": execute}
	for verb, work := range works {
		subject := fmt.Sprintf("agents.%s.v%d.%s", domain, version, verb)
		if _, err := client.QueueSubscribe(subject, "agents."+domain, answer(work)); err != nil {
			log.Fatal(err)
		}
	}
	if _, err := client.Subscribe("agents.discovery", func(*nats.Msg) { announce() }); err != nil {
		log.Fatal(err)
	}
	for ; ; time.Sleep(time.Second) {
		announce()
	}
}
