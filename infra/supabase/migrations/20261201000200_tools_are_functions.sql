-- A function says itself that it is a tool (bindings/tools.sql), so that no row can be forgotten or left behind.
drop table private.tools;
