import type { ComponentDocs } from '../docs/componentDocs';
import { CardFrame } from './CardFrame';

const quiet = { origin: 'https://adiq.com.br', onMessage: () => undefined, onRetry: () => undefined };

export const cardFrameDocs: ComponentDocs = {
  summary: 'O lugar do formulário de cartão da adquirente: os campos ficam na página dela, em outra origem.',
  status: 'beta',
  useWhen: [
    'A pessoa paga com cartão: o número só pode ser digitado aqui dentro (SAQ A).',
    'Um cartão guardado pede só o código de segurança: `codeOnly`, com o cartão no título.',
  ],
  avoidWhen: [
    'Para qualquer outro campo: use TextInput e os demais campos da casa.',
    'Para o desafio do banco: use ThreeDsFrame.',
  ],
  examples: [
    {
      right: {
        text: 'A falha diz o motivo e oferece outro caminho.',
        sample: <CardFrame {...quiet} src={null} adquirente="Adiq" error="Sem resposta da Adiq. Pague com Pix." />,
      },
      wrong: {
        text: 'Um código técnico: ninguém sabe o que fazer com ele.',
        sample: <CardFrame {...quiet} src={null} adquirente="Adiq" error="ERR_FRAME_TIMEOUT" />,
      },
    },
  ],
  anatomy: [
    { part: 'Quadro', role: 'A página da adquirente, com sandbox; muda de altura quando ela pede.' },
    {
      part: 'Nonce',
      role: 'Nomeia este formulário: mensagem sem ele não é ouvida; o token só sai quando `asked` cresce.',
    },
    { part: 'Espera', role: 'Esqueleto até a mensagem “pronto”; depois de 15 s vira erro.' },
    { part: 'Nota', role: 'Diz para onde vão os dados do cartão.' },
    { part: 'Erro', role: 'Motivo e “Tentar novamente”, que carrega o quadro de novo.' },
  ],
  properties: {
    src: 'Endereço do formulário da adquirente; nulo enquanto carrega.',
    origin:
      'Origem da adquirente: um formulário de outra origem, mesmo a nossa, não é carregado, e mensagens de outras são ignoradas.',
    title: 'Nome do quadro para quem ouve.',
    codeOnly: 'O formulário pede só o código de segurança de um cartão guardado, e é baixo assim.',
    adquirente: 'Nome da adquirente, como se mostra: Adiq.',
    nonce: 'Id deste formulário; mensagens com outro são ignoradas.',
    asked: 'Aumenta a cada pedido de um token.',
    error: 'Por que o formulário não pode ser mostrado.',
    onMessage: 'Chamada a cada mensagem aceita do quadro.',
  },
  keyboard: [
    { keys: 'Tab', action: 'Entra nos campos do quadro, na ordem dele, e sai para o que vem depois.' },
    { keys: 'Enter ou Espaço', action: 'Em “Tentar novamente”, recarrega o formulário.' },
  ],
  screenReader: [
    'Na espera: “Abrindo o formulário do cartão”',
    '“Dados do cartão, quadro”, e então os campos da adquirente',
    'Na falha: “Alerta, O formulário do cartão não abriu”',
  ],
  wcag: ['2.1.1 Teclado', '2.1.2 Sem bloqueio do teclado', '2.4.1 Ignorar blocos', '4.1.2 Nome, função, valor'],
  history: [{ version: '8.16.1', change: 'Primeira versão.' }],
  notApplicable: { Vazio: 'Sem endereço há espera ou erro; um quadro vazio não existe.' },
};
