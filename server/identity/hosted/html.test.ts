import { html } from './html';

describe('html', () => {
  it('escapes the texts put into it, also inside attributes', () => {
    expect(html`<p title="${'"\'><b>'}">${'<script>&'}</p>`.markup).toBe(
      '<p title="&#34;&#39;&#62;&#60;b&#62;">&#60;script&#62;&#38;</p>',
    );
  });

  it('keeps markup made by itself, one piece or a list', () => {
    const items = ['a', '<'].map((text) => html`<i>${text}</i>`);
    expect(html`<b>${items}</b>${html`<u>x</u>`}`.markup).toBe('<b><i>a</i><i>&#60;</i></b><u>x</u>');
  });

  it('keeps the text after the last piece', () => {
    expect(html`a${'b'}c`.markup).toBe('abc');
  });
});
