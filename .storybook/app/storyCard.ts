import { palavrasDaMarca } from '../../src/domain/companhia/marca/nomeDaMarca';
import type { Config } from '../../src/domain/wire/base/config';

/**
 * Simulated card form: a `data:` page has the origin `null`, and sends the nonce of its address. For a saved card it asks for
 * the security code alone.
 */
const page = `<!doctype html><html lang="pt-BR"><title>Cartão</title><meta name="viewport" content="width=device-width">
<style>body{margin:0;padding:4px;font:16px system-ui;color:#221d17}label{display:block;margin-bottom:12px;font-weight:600}
input{box-sizing:border-box;width:100%;margin-top:4px;padding:12px;border:1px solid #8a7f70;border-radius:8px;font:inherit}</style>
<main><label>Número do cartão<input inputmode="numeric" autocomplete="cc-number"></label>
<label>Nome impresso no cartão<input autocomplete="cc-name"></label>
<label>Validade<input placeholder="MM/AA" autocomplete="cc-exp"></label>
<label>Código de segurança<input inputmode="numeric" autocomplete="cc-csc"></label></main>
<script>if(/codigo=[34]$/.test(location.href))document.querySelectorAll('label:not(:last-child)').forEach(l=>l.remove());
const nonce=(/nonce=(\\w+)/.exec(location.href)||[])[1];const say=m=>parent.postMessage({...m,nonce},'*');
say({tipo:'altura',altura:document.documentElement.scrollHeight});say({tipo:'pronto'})</script></html><!--`;

/** Simulated 3DS challenge. */
export const storyChallenge = `data:text/html;charset=utf-8,${encodeURIComponent(
  '<!doctype html><html lang="pt-BR"><title>Banco</title><main><h1>Digite o código</h1></main></html>',
)}`;

/** Configuration of a story's app. */
export const storyConfig: Config = {
  identity: {
    userPoolId: 'local_historia',
    clientId: 'historia',
    hostedUiDomain: 'historia.test',
    redirectSignIn: ['https://historia.test/callback/'],
    redirectSignOut: ['https://historia.test/home'],
  },
  cartao: { origem: 'null', campos: `data:text/html;charset=utf-8,${encodeURIComponent(page)}` },
  chatbot: { api: '/api/Chatbot', comLogin: false },
  cpfDeTeste: false,
  avisosPorTelefone: true,
  catalogoVazio: false,
  pagina: {
    marca: palavrasDaMarca(null),
    rodape: [
      'Itapê Transportes S.A. · CNPJ 12.345.678/0001-95',
      'Av. Cruzeiro do Sul, 1800, Santana, São Paulo/SP, CEP 02030-000',
      '0800 000 0000 · atendimento@itape.test',
      'Privacidade: privacidade@itape.test',
    ],
    rotas: [
      { origem: { id: '1', nome: 'São Paulo' }, destino: { id: '4', nome: 'Rio de Janeiro' }, amanhaCentavos: 13780 },
      { origem: { id: '4', nome: 'Rio de Janeiro' }, destino: { id: '1', nome: 'São Paulo' }, amanhaCentavos: 13780 },
      { origem: { id: '1', nome: 'São Paulo' }, destino: { id: '36', nome: 'Belo Horizonte' }, amanhaCentavos: 17205 },
      { origem: { id: '36', nome: 'Belo Horizonte' }, destino: { id: '1', nome: 'São Paulo' } },
      {
        origem: { id: '4', nome: 'Rio de Janeiro' },
        destino: { id: '36', nome: 'Belo Horizonte' },
        amanhaCentavos: 16890,
      },
      { origem: { id: '1', nome: 'São Paulo' }, destino: { id: '159', nome: 'Curitiba' }, amanhaCentavos: 11230 },
    ],
  },
  versao: '8.16.1',
};
