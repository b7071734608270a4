import type aplicativo from './en/aplicativo.json';
import type avisos from './en/avisos.json';
import type base from './en/base.json';
import type bilhetes from './en/bilhetes.json';
import type chatbot from './en/chatbot.json';
import type compra from './en/compra.json';
import type conta from './en/conta.json';
import type empresa from './en/empresa.json';
import type interfaceWords from './en/interface.json';
import type lugares from './en/lugares.json';
import type pagamento from './en/pagamento.json';
import type posVenda from './en/posVenda.json';
import type servidor from './en/servidor.json';
import type sessao from './en/sessao.json';
import type viagens from './en/viagens.json';

/** Every message that has a translation: its Portuguese text, so that one without a translation fails the types. */
export type Message =
  | keyof typeof aplicativo
  | keyof typeof avisos
  | keyof typeof base
  | keyof typeof bilhetes
  | keyof typeof chatbot
  | keyof typeof compra
  | keyof typeof conta
  | keyof typeof empresa
  | keyof typeof interfaceWords
  | keyof typeof lugares
  | keyof typeof pagamento
  | keyof typeof posVenda
  | keyof typeof servidor
  | keyof typeof sessao
  | keyof typeof viagens;
