/**
 * Within a folder of `src`, code goes one way too: its rooms stand in an order, and a file takes code only from rooms
 * before its own. Types may come from any room, because they are gone when the code runs. Files beside the rooms, which
 * put them together, and tests take everything.
 */

/** @typedef {Record<string, readonly string[]>} Rooms folders in `src` (also deeper ones: `pages/transactions`), each with its rooms, the first on the ground */
/** @typedef {{ importKind?: string }} Specifier */
/** @typedef {{ type: string, importKind?: string, specifiers?: readonly Specifier[], source: { value?: unknown } | null }} Import */
/** @typedef {{ filename: string, options: readonly [Rooms], report: (problem: { node: object, message: string }) => void }} Context */

const oneWayRooms = {
  meta: { type: "problem", schema: [{ type: "object" }] },
  create: (/** @type {Context} */ { filename, options: [rooms], report }) => {
    const [, path = ""] = /\/src\/(.+)$/.exec(filename.replaceAll("\\", "/")) ?? [];
    const folder = Object.keys(rooms).find((one) => path.startsWith(`${one}/`)) ?? "";
    const order = rooms[folder] ?? [];
    const own = roomIn(path, folder);
    const at = order.indexOf(own);
    /** @type {Record<string, (node: Import) => void>} */
    const visitors = {};
    if (at === -1 || filename.includes(".test.")) return visitors;
    for (const type of ["ImportDeclaration", "ExportNamedDeclaration", "ImportExpression"])
      visitors[type] = (node) => {
        const room = roomOf(node, folder);
        if (order.indexOf(room) <= at || isOfTypes(node)) return;
        const may =
          at === 0
            ? "is the first room and takes code from no other"
            : `takes code only from rooms before it: ${order.slice(0, at).join(", ")}`;
        report({
          node,
          message: `${folder}/${own} ${may}. ${room} comes later. Move the file, or what it takes.`,
        });
      };
    return visitors;
  },
};

/**
 * @param {Import} node
 * @param {string} folder
 */
function roomOf({ source }, folder) {
  const [, path = ""] = /^#(.+)$/.exec(String(source?.value)) ?? [];
  return path.startsWith(`${folder}/`) ? roomIn(path, folder) : "";
}

/**
 * The room of a file of the folder; "" beside the rooms.
 * @param {string} path
 * @param {string} folder
 */
function roomIn(path, folder) {
  const [room = "", file] = path.slice(folder.length + 1).split("/");
  return file === undefined ? "" : room;
}

/** @param {Import} node */
function isOfTypes({ importKind, specifiers = [] }) {
  return (
    importKind === "type" || (specifiers.length > 0 && specifiers.every((one) => one.importKind === "type"))
  );
}

// oxlint loads a plugin from its default export, and Node 20 cannot load TypeScript.
export default { meta: { name: "rooms" }, rules: { "one-way": oneWayRooms } };
