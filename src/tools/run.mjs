// Entry of every npm script. Kept in syntax that Node 12 parses, so that an old Node can say what is wrong.
var parts = process.versions.node.split(".");
var major = Number(parts[0]);
var minor = Number(parts[1]);
// Vite needs 20.19 or 22.12: the first releases of each line that can require() an ES module.
var works = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22;

if (works) {
  void import("./setup/main.mjs").then(function (setup) {
    return setup.main(process.argv[2], process.argv.slice(3));
  });
} else {
  console.error(
    "Node 20.19 or newer is needed (of Node 22: 22.12); this is " +
      process.versions.node +
      ". Install a current one from https://nodejs.org, then run the command again.",
  );
  process.exitCode = 1;
}
