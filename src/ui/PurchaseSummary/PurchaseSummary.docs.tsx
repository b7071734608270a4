import type { ComponentDocs } from '../docs/componentDocs';
import { Button } from '../Button/Button';
import { PurchaseSummary } from './PurchaseSummary';

const purchase = {
  trechos: [{ titulo: 'Ida', rota: 'São Paulo, SP → Rio de Janeiro, RJ', quando: 'sáb., 05/12 · 22:30' }],
  rows: [
    { label: 'Tarifa', value: 'R$ 100,00' },
    { label: 'Taxas e seguro', value: 'R$ 12,50' },
  ],
  total: 'R$ 112,50',
};

export const purchaseSummaryDocs: ComponentDocs = {
  summary: 'O que se está comprando e quanto custa: ao lado do formulário no computador, uma barra no pé do celular.',
  status: 'estavel',
  useWhen: ['Em todas as etapas da compra, por último na grade da página.'],
  avoidWhen: ['A compra já terminou: use TicketCard.', 'Só o preço em partes: use PriceBreakdown.'],
  examples: [
    {
      right: {
        text: 'O botão diz o próximo passo, e o total é o que será cobrado.',
        sample: <PurchaseSummary {...purchase} action={<Button>Pagar com Pix</Button>} />,
      },
      wrong: {
        text: 'Um total “sem taxas” que cresce na última etapa.',
        sample: <PurchaseSummary {...purchase} total="R$ 100,00 + taxas" action={<Button>Pagar com Pix</Button>} />,
      },
    },
  ],
  anatomy: [
    { part: 'Trechos', role: 'Ida e volta, cada um com quando, classe e poltronas.' },
    { part: 'Partes do preço', role: 'PriceBreakdown, sem repetir o total.' },
    { part: 'Tempo (opcional)', role: 'HoldTimer, desde que haja reserva.' },
    { part: 'Detalhes', role: 'Só abaixo de 960 px: abre e fecha o que está acima da barra.' },
    { part: 'Aviso (opcional)', role: 'O que impede o próximo passo, junto do botão: sempre à vista.' },
    { part: 'Total e ação', role: 'Sempre à vista.' },
    {
      part: 'Faixa da viagem (TripStrip)',
      role: 'No alto de cada etapa: trajeto, dia, hora e poltronas, em duas linhas.',
    },
  ],
  properties: {
    trechos: 'A ida e a volta, com dia, hora e poltronas.',
    rows: 'As parcelas do preço.',
    total: 'O total, já escrito como dinheiro.',
    timer: 'O tempo da reserva.',
    notice: 'Um Alert com o que impede o próximo passo, junto do botão, onde fica à vista.',
    status: 'Acima do botão: o que mudou no total, dito a quem ouve; um parágrafo também se vê.',
    action: 'O botão do passo atual.',
  },
  keyboard: [
    { keys: 'Tab', action: '“Detalhes” (abaixo de 960 px), depois a ação. O foco nunca fica atrás da barra.' },
    { keys: 'Enter ou Espaço', action: 'Abre ou fecha os detalhes; aciona o botão.' },
  ],
  screenReader: [
    '“Sua viagem, grupo”',
    '“Resumo da compra, região”',
    '“Detalhes, botão, recolhido”',
    '“Total R$ 225,00”',
  ],
  texts: ['Resumo da compra'],
  wcag: ['1.3.2 Sequência', '1.4.10 Refluxo', '2.4.11 Foco não encoberto', '4.1.2 Nome, função, valor'],
  history: [{ version: '8.16.1', change: 'Primeira versão.' }],
  notApplicable: {
    Erro: 'O que falhou é o Alert de `notice`, da tela.',
    Vazio: 'Sem trecho escolhido não há compra.',
  },
};
