// The registered commands as a flat list: each subcommand is an entry.

const NESTED = new Set([1, 2]);

/** Entries {command, path, name, shown, description, options} that the user may use, best match first. */
export function matchingCommands(world, channel, typed) {
  const wanted = typed.trim().toLowerCase();
  return world
    .usableCommands(channel)
    .flatMap((command) => entries(world, command, command, [], []))
    .map((entry) => ({ entry, rank: rank(entry, wanted) }))
    .filter(({ rank: place }) => place < 3)
    .sort((one, other) => one.rank - other.rank || one.entry.name.localeCompare(other.entry.name))
    .map(({ entry }) => entry);
}

function entries(world, command, node, path, shown) {
  const names = [...shown, world.localizedText(node, "name")];
  const options = node.options ?? [];
  const nested = options.filter((option) => NESTED.has(option.type));
  if (nested.length) return nested.flatMap((option) => entries(world, command, option, [...path, option.name], names));
  return [
    {
      command,
      path,
      name: [command.name, ...path].join(" "),
      shown: names.join(" "),
      description: world.localizedText(node, "description"),
      options,
    },
  ];
}

function rank(entry, wanted) {
  const names = [entry.name.toLowerCase(), entry.shown.toLowerCase()];
  if (names.some((name) => name.startsWith(wanted))) return 0;
  if (names.some((name) => name.split(" ").some((word) => word.startsWith(wanted)))) return 1;
  return names.some((name) => name.includes(wanted)) ? 2 : 3;
}
