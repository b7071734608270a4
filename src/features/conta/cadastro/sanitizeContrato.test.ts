import { sanitizeContrato } from './sanitizeContrato';

const clean = (html: string): HTMLElement => {
  const place = document.createElement('div');
  place.append(sanitizeContrato(html));
  return place;
};

describe('sanitizeContrato', () => {
  it('keeps the text and its structure', () => {
    const html = '<h2>Um</h2><p>Dois <strong>três</strong></p><ul><li>quatro</li></ul>';
    expect(clean(html).innerHTML).toBe(html);
  });

  it('keeps the title of the contract as a line, below the heading of the dialog', () => {
    expect(clean('<h1>Termos <em>da Itapê</em></h1><p>x</p>').innerHTML).toBe(
      '<p><strong>Termos <em>da Itapê</em></strong></p><p>x</p>',
    );
  });

  it('opens links beside the app, without a handle on it', () => {
    const link = clean('<a href="https://www.gov.br/antt">ANTT</a>').querySelector('a');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<svg onload=alert(1)><a xlink:href="javascript:alert(1)">x</a></svg>',
    '<a href="javascript:alert(1)">x</a>',
    '<a href="JaVaScRiPt:alert(1)">x</a>',
    '<a href="&#106;avascript:alert(1)">x</a>',
    '<a href="data:text/html,<script>alert(1)</script>">x</a>',
    '<a href="//evil.test">x</a>',
    '<iframe src="https://evil.test"></iframe>',
    '<form action="https://evil.test"><input name="senha"></form>',
    '<p style="position:fixed;inset:0">x</p>',
    '<style>*{display:none}</style>',
    '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
    '<p id="root" class="it-shell" data-x="1">x</p>',
    '<base href="https://evil.test"><meta http-equiv="refresh" content="0;url=https://evil.test">',
  ])('leaves nothing to run, submit or mislead in %s [XS1]', (html) => {
    const place = clean(html);
    const elements = [...place.querySelectorAll('*')];
    expect(
      elements.map(({ localName }) => localName).filter((name) => !/^(a|p|table|tbody|tr|td)$/.test(name)),
    ).toEqual([]);
    for (const attribute of elements.flatMap((element) => [...element.attributes]))
      expect(['target', 'rel']).toContain(attribute.name);
  });
});
