// Runs a command on another project, in a process of its own: `node command.mjs NAME ROOT ARGUMENTS`. Tells its parent the processor time.
import { loadKept } from "../../../src/tools/setup/kept-bundle.mjs";

const [name = "", root = "", ...args] = process.argv.slice(2);
const { run } = await loadKept(process.cwd(), `/src/tools/commands/${name}.ts`);
const code = await run(args, { root, print: () => undefined });
const { user, system } = process.cpuUsage();
process.send?.({ code, cpu: (user + system) / 1000 });
process.disconnect?.();
