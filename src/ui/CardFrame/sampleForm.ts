/**
 * A sample form of another origin (`data:` pages have the origin `null`) that implements the acquirer's messages, for
 * stories.
 */
const pageOf = (
  fields: string,
) => `<!doctype html><html lang="pt-BR"><title>Cartão</title><meta name="viewport" content="width=device-width">
<style>body{margin:0;padding:12px;font:16px system-ui;color:#221d17}label{display:block;margin-bottom:12px}
input{box-sizing:border-box;width:100%;margin-top:4px;padding:12px;border:1px solid #8a7f70;border-radius:8px;font:inherit}</style>
<main>${fields}</main>
<script>const say=m=>parent.postMessage(m,'*');say({tipo:'altura',altura:document.documentElement.scrollHeight});say({tipo:'pronto'})</script></html>`;

const code = '<label>Código de segurança<input inputmode="numeric" autocomplete="cc-csc"></label>';
const card = `<label>Número do cartão<input inputmode="numeric" autocomplete="cc-number"></label>
<label>Validade<input placeholder="MM/AA" autocomplete="cc-exp"></label>
${code}`;
const addressOf = (fields: string) => `data:text/html;charset=utf-8,${encodeURIComponent(pageOf(fields))}`;

export const sampleForm = { src: addressOf(card), origin: 'null' };
/** The same for the security code of a saved card. */
export const sampleCodeForm = addressOf(code);
