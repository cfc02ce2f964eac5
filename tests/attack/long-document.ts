/** A document such as a README, with headings, lists, a table and code, of about this many characters. */
export function longDocument(characters: number): string {
  let text = '# Harbor map\n\n';
  for (let chapter = 1; text.length < characters; chapter += 1) text += chapterOf(chapter);
  return text;
}

const row = (number: number) =>
  `| \`option-${number}\` | **yes** | The [scale](https://pieces.test/scale#${number}) of _one_ map, 1:${number}0,000 |`;

const chapterOf = (number: number) => `
## ${number}. Draw the map

The map of *Harbor ${number}* has **three** layers, see [the plan](https://pieces.test/plan/${number}) or
ask @Aino. Each is drawn by \`draw(layer, { scale: ${number} })\`, and it's ~~easy~~ possible to add one.

- [x] Collect the depths
  - from the [old charts](./charts.md)
  - from \`depths.csv\`
    1. check the *units*
    2. leave out what's missing
- [ ] Draw the piers
- [ ] Ask the harbor master

> Depths are below the mean water level.
> They change with the wind.

\`\`\`ts
export function draw(layer: Layer, { scale }: Options): string[] {
  const lines = layer.lines.filter((line) => line.length > 0 && !line.hidden);
  return lines.map((line) => \`\${line.name} * \${scale}\`);
}
\`\`\`

| option | required | meaning |
| --- | :---: | --- |
${Array.from({ length: 8 }, (_, index) => row(index)).join('\n')}
`;
