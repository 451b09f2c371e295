// Runs a command on another project, in a process of its own: `node command.mjs NAME ROOT ARGUMENTS`. Tells its parent the processor time.
import { openLoader } from "../../../src/tools/setup/load.mjs";

const [name = "", root = "", ...args] = process.argv.slice(2);
const loader = await openLoader(process.cwd());
const { run } = await loader.load(`/src/tools/commands/${name}.ts`);
const code = await run(args, { root, print: () => undefined });
const { user, system } = process.cpuUsage();
process.send?.({ code, cpu: (user + system) / 1000 });
process.disconnect?.();
await loader.close();
