import { html } from './html';

describe('html', () => {
  it('escapes the texts put into it, also inside attributes', () => {
    expect(html`<p title="${'"\'><b>'}">${'<script>&'}</p>`.text).toBe(
      '<p title="&quot;&#39;&gt;&lt;b&gt;">&lt;script&gt;&amp;</p>',
    );
  });

  it('keeps markup made by itself, one piece or a list', () => {
    const items = ['a', '<'].map((text) => html`<i>${text}</i>`);
    expect(html`<b>${items}</b>${html`<u>x</u>`}`.text).toBe('<b><i>a</i><i>&lt;</i></b><u>x</u>');
  });

  it('takes numbers', () => {
    expect(html`${1}${[html`${2}`, html`3`]}`.text).toBe('123');
  });

  it('keeps the text after the last piece', () => {
    expect(html`a${'b'}c`.text).toBe('abc');
  });
});
