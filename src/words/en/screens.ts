import aplicativo from './aplicativo.json';
import avisos from './avisos.json';
import base from './base.json';
import bilhetes from './bilhetes.json';
import chatbot from './chatbot.json';
import compra from './compra.json';
import conta from './conta.json';
import empresa from './empresa.json';
import interfaceWords from './interface.json';
import lugares from './lugares.json';
import pagamento from './pagamento.json';
import posVenda from './posVenda.json';
import sessao from './sessao.json';
import viagens from './viagens.json';

/** The words of the screens in this language; letters and papers have theirs in `servidor.json`. */
export const screens: Readonly<Record<string, string>> = {
  ...aplicativo,
  ...avisos,
  ...base,
  ...bilhetes,
  ...chatbot,
  ...compra,
  ...conta,
  ...empresa,
  ...interfaceWords,
  ...lugares,
  ...pagamento,
  ...posVenda,
  ...sessao,
  ...viagens,
};
