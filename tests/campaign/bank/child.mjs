// A sandbox in a process of its own, which a campaign may kill: `node child.mjs PLACE`. Tells its parent the port.
import { openLoader } from "../../../src/tools/setup/load.mjs";

const loader = await openLoader(process.cwd());
const { serveSandbox } = await loader.load("/tests/campaign/bank/serve.ts");
const [place = ""] = process.argv.slice(2);
process.send?.({ port: await serveSandbox(JSON.parse(place)) });
process.on("message", () => process.send?.({ memory: process.memoryUsage().rss, cpu: process.cpuUsage() }));
// A campaign that is interrupted leaves no process behind.
process.on("disconnect", () => process.exit());
