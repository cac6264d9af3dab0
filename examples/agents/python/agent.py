"""An agent of Alfred in Python: it tells how hot an oven is in other words. The wire is in docs/wire.md.

    pip install 'nats-py[nkeys]'
    NATS_URL=nats://127.0.0.1:4222 NATS_NKEY_SEED=... python3 agent.py
"""
import asyncio, json, os, re, uuid

import nats

DOMAIN, VERSION = "oven", 1
GAS_MARKS = {1: 140, 2: 150, 3: 170, 4: 180, 5: 190, 6: 200, 7: 220, 8: 230, 9: 240}
ANNOUNCEMENT = {
    "domain": DOMAIN, "version": VERSION, "instance": f"oven-{uuid.uuid4().hex[:8]}", "stopping": False,
    "description": "Converts oven temperatures: gas marks, Fahrenheit and Celsius.",
    "subdomains": [{"name": "temperatures", "description": "how hot an oven is"}],
    "examples": ["what is gas mark 6 in Celsius?", "how hot is an oven at 350 Fahrenheit?", "convert gas mark 4 for my oven"],
    "tools": [], "artifacts": [{"type": "conversion", "description": "a temperature in other units", "subdomain": "temperatures"}],
}


def convert(message):
    if mark := re.search(r"gas mark (\d)\b", message, re.I):
        celsius = GAS_MARKS.get(int(mark[1]))
        return f"Gas mark {mark[1]} is {celsius} °C." if celsius else "There is no such gas mark."
    if degrees := re.search(r"(\d{2,3}) ?°? ?f", message, re.I):
        return f"{degrees[1]} °F is {round((int(degrees[1]) - 32) / 1.8)} °C."
    return "Name a gas mark, or degrees in Fahrenheit."


def context(request):
    request["brief"]["message"]  # What has no message is no request.
    return {"dashboard": None, "constraints": [], "profile": [], "background": [], "blocks": []}


def plan(request):
    step = {"step_id": "step_1", "step_type": "generate", "subdomain": "temperatures", "group": 0, "complexity": None,
            "batch": None, "description": "Convert the temperature."}
    return {"model_calls": [], "plan": {"decision": "plan_direct", "goal": request["brief"]["message"][:200], "steps": [step],
            "proposal_message": None, "assumptions": [], "clarification_questions": []}}


def act(request):
    request["step"]["step_id"]
    text, kind = convert(request["brief"]["message"]), {"item": None, "type": "conversion", "label": "oven temperature"}
    done = {"action": "step_complete", "result_summary": text, "artifacts": [{**kind, "content_json": json.dumps({"text": text})}]}
    return {"decision": {"actions": [done]}, "artifacts": [{**kind, "content": {"text": text}, "text": text}], "model_calls": []}


def execute(request):
    raise ValueError("it has no tools")


async def main():
    client = await nats.connect(os.environ["NATS_URL"], nkeys_seed_str=os.environ["NATS_NKEY_SEED"], max_reconnect_attempts=-1)

    async def announce(_message=None):
        await client.publish(f"agents.{DOMAIN}.announcement", json.dumps(ANNOUNCEMENT).encode())

    def answer_with(work):
        async def answer(message):
            try:
                reply = {"ok": True, "value": work(json.loads(message.data))}
            except (ValueError, KeyError, TypeError, RecursionError):
                error = {"code": "MESSAGE_INVALID", "message": "The request breaks its contract.", "retryable": False}
                reply = {"ok": False, "error": error}
            await message.respond(json.dumps(reply).encode())
        return answer

    for work in (context, plan, act, execute):
        await client.subscribe(f"agents.{DOMAIN}.v{VERSION}.{work.__name__}", queue=f"agents.{DOMAIN}", cb=answer_with(work))
    await client.subscribe("agents.discovery", cb=announce)
    while True:
        await announce()
        await asyncio.sleep(1)


asyncio.run(main())
