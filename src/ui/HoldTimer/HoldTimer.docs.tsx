import type { ComponentDocs } from '../docs/componentDocs';
import { HoldTimer } from './HoldTimer';

const quiet = { expiresAt: 572_000, now: () => 0 };

export const holdTimerDocs: ComponentDocs = {
  summary: 'Conta o tempo até o fim de uma reserva ou de uma cobrança.',
  status: 'estavel',
  useWhen: ['O servidor guarda algo até um instante: poltronas, código Pix, confirmação do banco.'],
  avoidWhen: [
    'Para apressar quem não tem prazo nenhum.',
    'Para mostrar há quanto tempo algo aconteceu: escreva o instante.',
  ],
  examples: [
    {
      right: { text: 'O nome diz o que acaba.', sample: <HoldTimer {...quiet} name="Tempo de reserva" /> },
      wrong: { text: 'Pressa sem dizer de quê.', sample: <HoldTimer {...quiet} name="Corra!" /> },
    },
  ],
  anatomy: [
    { part: 'Relógio', role: 'Decorativo.' },
    { part: 'Nome', role: 'O que termina.' },
    { part: 'Tempo', role: 'Minutos e segundos; muda de cor a 2 minutos e a 30 segundos do fim.' },
    { part: 'Mais tempo (opcional)', role: 'Ao lado, o botão que prorroga; embaixo, por que não deu.' },
    { part: 'Aviso', role: 'Só para quem ouve, nos mesmos dois pontos e no fim: nunca a cada segundo.' },
  ],
  properties: {
    name: 'Tempo de reserva ou Tempo para pagar.',
    children: 'Ao lado do tempo: um botão pequeno que o estende, e embaixo dos dois por que não deu.',
  },
  keyboard: [],
  screenReader: [
    '“Tempo de reserva, cronômetro, 09:32”',
    'A 2 minutos: “Tempo de reserva: faltam 2 minutos”',
    'A 30 segundos: “Tempo de reserva: faltam 30 segundos”',
    'No fim: “Tempo de reserva: esgotado”',
  ],
  texts: ['Tempo de reserva', 'Tempo para pagar'],
  wcag: ['1.4.1 Uso de cor', '1.4.3 Contraste', '2.2.1 Tempo ajustável', '4.1.3 Mensagens de status'],
  history: [{ version: '8.16.1', change: 'Primeira versão.' }],
  notApplicable: {
    Erro: 'O relógio não falha: lê o instante a cada meio segundo, também depois de o celular dormir.',
    Carregando: 'Só aparece quando o servidor já deu o instante.',
    Vazio: 'Sem prazo não há cronômetro.',
    Teclado: 'Nada nele recebe foco.',
  },
};
