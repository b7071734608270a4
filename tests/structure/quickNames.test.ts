import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { JSDOM } from 'jsdom';
import { quickXPath } from '../e2e/support/quickNames';

/** The function of the installed WebdriverIO that writes the XPath of an accessible name. */
function nameXPath(): (name: string) => string {
  const source = readFileSync(path.resolve('node_modules/webdriverio/build/node.js'), 'utf8');
  const found = /function getAriaXPathSelector\(label\) \{[\s\S]*?\n\}/.exec(source)?.[0];
  if (!found) throw new Error('WebdriverIO looks for names in another way: is quickNames still needed?');
  const escape = 'const escapeXPathString = (text) => `"${text}"`;';
  return runInNewContext(`${escape}${found}; getAriaXPathSelector`) as (name: string) => string;
}

const PAGE = `
  <main aria-labelledby="title"><h1 id="title">Viagens</h1>
    <p id="help">De hoje</p><button aria-describedby="help">Buscar</button><button aria-label="Fechar">×</button>
    <label for="day">Data</label><input id="day" placeholder="dd/mm/aaaa"><input id="other">
    <label for="note">Recado</label><textarea id="note"></textarea>
    <label>Cupom <input></label><img alt="Ônibus"><span title="Piso">1</span>
  </main>`;

function foundBy(xpath: string): string[] {
  const { document, XPathResult } = new JSDOM(PAGE).window;
  const all = document.evaluate(xpath, document.documentElement, null, XPathResult.ORDERED_NODE_SNAPSHOT_TYPE, null);
  return Array.from({ length: all.snapshotLength }, (_, at) => (all.snapshotItem(at) as Element).outerHTML);
}

describe("the journeys' look-up of an accessible name", () => {
  const xpath = nameXPath();

  it.each(['Viagens', 'De hoje', 'Fechar', 'Data', 'dd/mm/aaaa', 'Recado', 'Cupom', 'Ônibus', 'Piso', 'Buscar'])(
    'finds by "%s" what WebdriverIO finds',
    (name) => {
      expect(foundBy(xpath(name))).not.toEqual([]);
      expect(foundBy(quickXPath(xpath(name)))).toEqual(foundBy(xpath(name)));
    },
  );

  it('finds nothing where nothing has the name', () => {
    expect(foundBy(quickXPath(xpath('Ausente')))).toEqual([]);
  });

  it('computes no list of other elements for an element without the attribute', () => {
    const quick = quickXPath(xpath('Viagens'));
    for (const attribute of ['aria-labelledby', 'aria-describedby', 'id'])
      expect(quick).toContain(`[@${attribute}][@${attribute}`);
    expect(quick).not.toMatch(/\/(\*|input|textarea)\[@[\w-]+\s*=\s*\(\/\//);
  });
});
