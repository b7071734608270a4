/** A look of its own, so that these pages are not taken for the product, nor for the real Google or Apple. */
export const pageStyle = `
:root { color-scheme: light dark; --ink: #14213d; --soft: #51607d; --line: #c9d1de; --paper: #fff; --ground: #eef1f6; --accent: #0b5c4f; --danger: #a3180f; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #eef1f6; --soft: #a9b4c8; --line: #3b465c; --paper: #1a2233; --ground: #10151f; --accent: #6fd3bf; --danger: #ff9c94; }
}
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 1rem; background: var(--ground); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
main { width: 100%; max-width: 26rem; padding: 2rem 1.5rem; background: var(--paper); border: 1px solid var(--line); border-radius: 1rem; }
h1 { margin: 0 0 .25rem; font-size: 1.5rem; line-height: 1.25; }
h2 { margin: 1.5rem 0 .5rem; font-size: 1rem; }
p { margin: 0 0 1rem; color: var(--soft); }
p[role='alert'] { color: var(--danger); font-weight: 600; }
ul { list-style: none; margin: 0; padding: 0; display: grid; gap: .5rem; }
form { margin: 0; }
label { display: block; margin: 0 0 .75rem; font-weight: 600; }
input { display: block; width: 100%; margin-top: .25rem; padding: .625rem .75rem; font: inherit; color: inherit; background: transparent; border: 1px solid var(--soft); border-radius: .5rem; }
button, .button { display: block; width: 100%; min-height: 2.75rem; padding: .5rem .875rem; font: inherit; text-align: center; text-decoration: none; color: var(--ink); background: transparent; border: 1px solid var(--soft); border-radius: .5rem; cursor: pointer; }
button.person { text-align: left; }
button.person span { display: block; color: var(--soft); font-size: .875rem; }
button.primary { color: var(--paper); background: var(--accent); border-color: var(--accent); font-weight: 600; }
button:hover, .button:hover { border-color: var(--accent); }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
.stack { display: grid; gap: .5rem; margin-top: 1rem; }
small { display: block; margin-top: 1.5rem; color: var(--soft); }
`;
