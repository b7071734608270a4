import { useState } from 'react';
import { Button } from '../Button/Button';
import type { ComponentDocs } from '../docs/componentDocs';
import { SampleCalendar } from './SampleCalendar';
import { samplePrices } from './samplePrices';

/** A button that opens the calendar of December, with this note below the days. */
function Opens({ note }: { note: string }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Abrir calendário
      </Button>
      {open && (
        <SampleCalendar
          title="Escolha a data de ida"
          day="2026-12-05"
          selected="2026-12-05"
          today="2026-11-27"
          bounds={{ min: '2026-11-27', max: '2027-01-26' }}
          reasonOf={() => null}
          prices={samplePrices}
          loading={false}
          note={note}
          onDayChange={() => undefined}
          onPick={close}
          onClose={close}
        />
      )}
    </>
  );
}

export const priceCalendarDocs: ComponentDocs = {
  summary: 'Um mês com o menor preço de cada dia, num diálogo que o botão de DateInput abre.',
  status: 'beta',
  useWhen: ['A pessoa escolhe o dia da viagem, e o preço pode decidir: ida e volta, no início e em “Alterar busca”.'],
  avoidWhen: [
    'O dia não tem preço, como o do fechamento do caixa: use NativeDateInput, com o calendário do sistema.',
    'A escolha é entre os dias vizinhos do que já está na tela: use DateTabs.',
  ],
  examples: [
    {
      right: {
        text: 'A nota diz o que os preços são: moeda, por pessoa, taxas incluídas.',
        sample: <Opens note="Preços em reais por pessoa, com todas as taxas." />,
      },
      wrong: {
        text: '“Consulte condições” deixa a dúvida para o fim da compra.',
        sample: <Opens note="Consulte condições." />,
      },
    },
  ],
  anatomy: [
    { part: 'Mês', role: 'Com um botão de 44 px de cada lado; no primeiro e no último mês, o botão fica sem efeito.' },
    { part: 'Dia', role: 'Número e menor preço, sem “R$”. Um traço diz que não há viagens; o dia pode ser escolhido.' },
    { part: 'Menor preço do mês', role: 'Moldura e algarismos fortes, além da cor; a legenda diz o que são.' },
    { part: 'Dia fora da venda', role: 'Riscado; com o foco ou um toque, o motivo aparece embaixo.' },
    { part: 'Nota', role: 'O que os preços são, ou por que não há preço. É anunciada quando muda.' },
  ],
  properties: {
    day: 'O dia sob o foco, AAAA-MM-DD; o mês à vista é o dele.',
    bounds: 'O primeiro e o último dia que existem no calendário.',
    reasonOf: 'Por que um dia não pode ser escolhido, em palavras; nulo para um que pode.',
    onDayChange: 'Chamada quando o foco vai a outro dia.',
    onPick: 'Chamada com o dia escolhido.',
    selected: 'O dia já escolhido, ou nenhum.',
    today: 'O dia de hoje, no Brasil.',
    prices: 'O menor preço de cada dia, e qual é o mais barato do mês.',
    loading: 'Os preços estão chegando; os dias já se escolhem.',
    title: 'Título do diálogo: Escolha a data de ida.',
    note: 'Sob os dias: o que são os preços, ou por que não há. Dito a quem ouve quando muda.',
    action: 'Um botão ao lado da nota, como tentar de novo.',
    onClose: 'Chamada por quem fecha sem escolher.',
  },
  keyboard: [
    { keys: 'Setas', action: 'Um dia para os lados, uma semana para cima e para baixo; passam de um mês a outro.' },
    { keys: 'Home e End', action: 'O domingo e o sábado da semana.' },
    { keys: 'PageUp e PageDown', action: 'O mesmo dia do mês anterior e do próximo; com Shift, do ano.' },
    { keys: 'Enter ou Espaço', action: 'Escolhem o dia.' },
    { keys: 'Tab', action: 'Passa por fechar, meses e o dia: os dias são uma parada só.' },
    { keys: 'Esc', action: 'Fecha sem escolher; o foco volta ao botão que abriu.' },
  ],
  screenReader: [
    '“Escolha a data de ida, diálogo”',
    '“Dezembro de 2026, grade; sábado, 5 de dezembro de 2026, a partir de R$ 119,90, menor preço do mês, selecionada”',
    '“Sexta-feira, 20 de novembro de 2026, já passou, indisponível”',
  ],
  texts: ['Mês anterior', 'Próximo mês', 'Menor preço do mês', 'a partir de R$ …', 'sem viagens', 'hoje'],
  wcag: [
    '1.4.1 Uso da cor',
    '1.4.4 Redimensionar texto',
    '1.4.10 Refluxo',
    '2.1.1 Teclado',
    '2.4.3 Ordem do foco',
    '2.5.8 Tamanho do alvo',
    '4.1.2 Nome, função, valor',
    '4.1.3 Mensagens de status',
  ],
  history: [{ version: '8.16.1', change: 'Primeira versão.' }],
};
