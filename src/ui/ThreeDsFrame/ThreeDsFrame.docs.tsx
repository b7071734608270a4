import type { ComponentDocs } from '../docs/componentDocs';
import { ThreeDsFrame } from './ThreeDsFrame';

const nothing = () => undefined;
const quiet = {
  expiresAt: 272_000,
  now: () => 0,
  onDone: nothing,
  onCancel: nothing,
  onRetry: nothing,
  onPix: nothing,
};

export const threeDsFrameDocs: ComponentDocs = {
  summary: 'A confirmação do banco no pagamento com cartão (3DS 2): espera, desafio, recusa e falta de resposta.',
  status: 'beta',
  useWhen: ['O servidor pediu a confirmação do banco; a reserva das poltronas continua enquanto isso, até 5 minutos.'],
  avoidWhen: [
    'Para digitar o cartão: use CardFrame.',
    'Para saber se foi aprovado: quem sabe é o servidor; a mensagem do quadro só diz que é hora de perguntar.',
  ],
  examples: [
    {
      right: {
        text: 'A recusa diz que nada foi cobrado e oferece Pix e outro cartão.',
        sample: <ThreeDsFrame {...quiet} state="refused" banco="Banco do Brasil" total="R$ 225,00" />,
      },
      wrong: {
        text: 'Sem o nome do banco a pessoa não sabe quem recusou.',
        sample: <ThreeDsFrame {...quiet} state="refused" banco="O emissor" total="R$ 225,00" />,
      },
    },
  ],
  anatomy: [
    { part: 'Título', role: 'Quem está perguntando: o nome do banco.' },
    { part: 'Total', role: 'O que será pago, sempre à vista.' },
    { part: 'Tempo para confirmar', role: 'HoldTimer; avisa a 2 minutos e a 30 segundos do fim.' },
    { part: 'Quadro do banco', role: 'Outra origem, com sandbox; 440 px de altura.' },
    { part: 'Já confirmei no banco', role: 'Para quando a página do banco não avisa: pergunta ao servidor.' },
    { part: 'Página inteira', role: 'Depois de 30 s sem a página do banco: um link que a abre fora do quadro.' },
    { part: 'Cancelar pagamento', role: 'Pergunta antes; diz que nada foi cobrado.' },
    { part: 'Saídas', role: 'Na recusa e na falta de resposta: “Pagar com Pix” e outra tentativa.' },
  ],
  properties: {
    state: 'Em que pé está a confirmação: sem desafio, com desafio, recusada ou sem resposta.',
    banco: 'Nome do banco, como se mostra: Banco do Brasil.',
    total: 'O valor a pagar, já escrito como dinheiro.',
    src: 'Endereço da página do banco.',
    origin: 'Origem dessa página; outras não são carregadas nem ouvidas.',
    expected: 'Campos que cada mensagem dessa página deve ter; as outras são ignoradas.',
    checking: 'O servidor está sendo perguntado.',
    onDone: 'A página do banco, ou a pessoa, disse que acabou. Só faz perguntar ao servidor, que sabe o resultado.',
    onCancel: 'A pessoa desistiu, e confirmou isso.',
    onRetry: 'Tenta outro cartão depois de uma recusa; o mesmo quando o banco não respondeu.',
    onPix: 'Chamada por quem prefere pagar com Pix.',
  },
  keyboard: [
    { keys: 'Tab', action: 'Entra no quadro do banco e segue para “Cancelar pagamento”.' },
    {
      keys: 'Enter ou Espaço',
      action: 'Em “Cancelar pagamento”, abre a pergunta; o foco entra nela e volta ao botão.',
    },
    { keys: 'Esc', action: 'Na pergunta: continua confirmando.' },
  ],
  screenReader: [
    '“Confirme a compra com Banco do Brasil, título”: o foco chega aqui',
    '“Tempo para confirmar, cronômetro, 04:32”',
    '“Confirmação de Banco do Brasil, quadro”',
    'Na recusa: “Alerta, Banco do Brasil recusou a confirmação. Nada foi cobrado…”',
  ],
  wcag: [
    '2.1.2 Sem bloqueio do teclado',
    '2.2.1 Tempo ajustável',
    '3.3.4 Prevenção de erros',
    '4.1.3 Mensagens de status',
  ],
  history: [{ version: '8.16.1', change: 'Primeira versão.' }],
  notApplicable: { Vazio: 'Sem pedido do banco o componente não aparece.' },
};
