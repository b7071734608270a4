import { paletaDaMarca } from '../../../src/domain/companhia/marca/paleta';
import { PORTUGUESE } from '../../../src/words/language';
import type { CoresMarca } from '../../../src/domain/wire/companhia/companhia';
import { roles, type Roles } from '../../../src/ui/theme/tokens';
import { html, type Html } from '../../platform/html/html';
import type { Email } from '../../platform/outbox/outbox';
import type { Remetente } from './emailText';

const FONT = 'font-family:system-ui,-apple-system,"Segoe UI",Roboto,Arial,sans-serif';

/** Mail programs that know the scheme get it by these rules; the others keep the inline colours of the light one. */
const darkRules = (dark: Roles): string => `@media (prefers-color-scheme:dark){
.pagina{background:${dark.page}!important}
.folha{background:${dark.surface}!important;color:${dark.ink}!important}
.suave{color:${dark.inkMuted}!important}
.ligacao{color:${dark.primary.main}!important}
.botao{background:${dark.primary.main}!important;color:${dark.primary.contrastText}!important}
.codigo{background:${dark.sunken}!important;color:${dark.ink}!important}}`;

/** The colours of the screens with those of the brand over them. */
const colours = (cores: CoresMarca): { light: Roles; dark: Roles } => ({
  light: { ...roles.light, ...paletaDaMarca(cores, 'light') },
  dark: { ...roles.dark, ...paletaDaMarca(cores, 'dark') },
});

const link = (address: string, light: Roles): Html =>
  html`<a class="ligacao" href="${address}" style="color:${light.primary.main};word-break:break-all">${address}</a>`;

/** An address at the end of a line becomes a button named by the words before it, and stays readable below. */
function paintLine(line: string, light: Roles): Html {
  const [, words = '', address = ''] = /^(.*?):? *(https?:\/\/\S+?)\.?$/.exec(line) ?? [];
  if (address === '') return html`${line}`;
  if (words === '') return link(address, light);
  const look = `display:inline-block;padding:12px 20px;border-radius:8px;font-weight:600;text-decoration:none;background:${light.primary.main};color:${light.primary.contrastText}`;
  return html`<a class="botao" href="${address}" style="${look}">${words}</a><br /><small
      >${link(address, light)}</small
    >`;
}

const paintLines = (lines: readonly string[], light: Roles): Html[] =>
  lines.map((line, i) => html`${i === 0 ? '' : html`<br />`}${paintLine(line.trim(), light)}`);

/** A line that begins with `•` is an item of a list, with the indented lines that follow it. */
function paintParagraph(paragraph: string, light: Roles): Html {
  const [text = '', ...items] = paragraph.split(/^• */m);
  const words = text.trimEnd();
  const list = items.map(
    (item) => html`<li style="margin:0 0 8px">${paintLines(item.trimEnd().split('\n'), light)}</li>`,
  );
  return html`${words === '' ? '' : html`<p style="margin:0 0 16px">${paintLines(words.split('\n'), light)}</p>`}
  ${
    list.length === 0
      ? ''
      : html`<ul style="margin:0 0 16px;padding:0 0 0 20px">
          ${list}
        </ul>`
  }`;
}

const paintCode = (codigo: string, light: Roles): Html => html`
  <p
    class="codigo"
    style="margin:0 0 16px;padding:16px;border-radius:8px;text-align:center;background:${light.sunken};font:700 28px ui-monospace,Menlo,Consolas,monospace;letter-spacing:4px"
  >
    ${codigo}
  </p>
`;

/** An e-mail as a page of one column that fits a phone, in light and dark. Its words are those of `corpo`. */
export const emailHtml = (
  { assunto, corpo, codigo, idioma = PORTUGUESE }: Email,
  { nome, linhas, cores }: Remetente,
): string => {
  const { light, dark } = colours(cores);
  return html`<!doctype html>
    <html lang="${idioma}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>${assunto}</title>
        <style>
          ${darkRules(dark)}
        </style>
      </head>
      <body class="pagina" style="margin:0;background:${light.page};${FONT}">
        <table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="border-collapse:collapse">
          <tr>
            <td align="center" style="padding:16px 8px">
              <table
                role="presentation"
                width="100%"
                cellpadding="0"
                cellspacing="0"
                style="max-width:600px;border-collapse:collapse"
              >
                <tr>
                  <td
                    style="padding:16px 24px;border-radius:12px 12px 0 0;background:${light.brand.surface};color:${light.brand.on};font-size:20px;font-weight:700"
                  >
                    ${nome}
                  </td>
                </tr>
                <tr>
                  <td
                    class="folha"
                    style="padding:24px;border-radius:0 0 12px 12px;background:${light.surface};color:${light.ink};font-size:16px;line-height:1.5"
                  >
                    <h1 style="margin:0 0 16px;font-size:20px;line-height:1.3">${assunto}</h1>
                    ${corpo.split(/\n{2,}/).map((paragraph) => paintParagraph(paragraph, light))}
                    ${codigo === undefined ? '' : paintCode(codigo, light)}
                  </td>
                </tr>
                <tr>
                  <td class="suave" style="padding:16px 24px;color:${light.inkMuted};font-size:13px;line-height:1.5">
                    ${linhas.map((linha, i) => html`${i === 0 ? '' : html`<br />`}${linha}`)}
                  </td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html> `.text;
};
