/** The check page's own style, because it has to work without any other file. */
export const style = `
:root { color-scheme: light dark; --ink: light-dark(#1f2430, #eceae4); --soft: light-dark(#5a6070, #b3b0a8);
  --ground: light-dark(#faf8f4, #17191f); --surface: light-dark(#ffffff, #20232b);
  --line: light-dark(#d9d5cc, #3a3e49); --accent: light-dark(#1f5f8b, #8ec5ea);
  --good: light-dark(#24613c, #8fd3a6); --bad: light-dark(#a02c2c, #f2a3a0); }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink);
  font: 1.0625rem/1.55 'Atkinson Hyperlegible Next', system-ui, sans-serif; }
main { max-width: 40rem; margin: 0 auto; padding: 2rem 1.25rem 4rem; }
h1 { font-size: 2rem; line-height: 1.2; margin: .25rem 0 1rem; }
h2 { font-size: 1.2rem; margin: 2rem 0 .25rem; }
p { margin: .5rem 0; overflow-wrap: anywhere; }
a { color: var(--accent); text-underline-offset: .15em; }
.home, .name { color: var(--soft); font-size: .9375rem; }
[hidden] { display: none; }
#zone { display: grid; grid-template-columns: minmax(0, 1fr); gap: .75rem; justify-items: start; margin: 1.5rem 0; padding: 1.5rem; cursor: pointer;
  background: var(--surface); border: 2px dashed var(--line); border-radius: .75rem; }
#zone span { font-weight: 600; }
#zone.over, #zone:focus-within { border-color: var(--accent); }
input { font: inherit; width: 100%; min-width: 0; }
#answer { padding: 1rem 1.25rem; background: var(--surface); border: 1px solid var(--line);
  border-left: .375rem solid; border-radius: .75rem; outline-offset: 3px; }
#answer h2 { margin: 0 0 .5rem; color: inherit; }
#answer.good { border-left-color: var(--good); }
#answer.bad { border-left-color: var(--bad); }
#answer .good { color: var(--good); }
#answer .bad { color: var(--bad); }
`;
