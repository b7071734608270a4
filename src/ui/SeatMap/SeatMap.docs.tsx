import type { ComponentDocs } from '../docs/componentDocs';
import { SeatMap } from './SeatMap';
import { sampleDeck } from './sampleCoach';

const sample = {
  poltronas: sampleDeck({ andar: 1, classe: 'executivo', from: 1, filas: 3 }),
  recursos: [],
  colunas: 5,
  onToggle: () => undefined,
};

export const seatMapDocs: ComponentDocs = {
  summary: 'Escolher poltronas no desenho do ônibus, piso a piso, ou na lista das livres.',
  status: 'estavel',
  useWhen: [
    'A pessoa escolhe os lugares de um trecho; na ida e volta, um mapa por trecho.',
    'Ao lado de SeatLegend, que explica as marcas e diz o preço de cada classe.',
  ],
  avoidWhen: [
    'Só se informa qual é a poltrona: escreva “Poltrona 12, janela”.',
    'A escolha ainda não tem viagem: use TripCard, que diz quantas poltronas restam.',
  ],
  examples: [
    {
      right: {
        text: 'Quem perdeu a poltrona continua no mapa, com o motivo escrito e as outras escolhas guardadas.',
        sample: <SeatMap {...sample} selecionadas={[9]} perdidas={[12]} limite={6} />,
      },
      wrong: {
        text: 'A poltrona perdida some entre as ocupadas: a pessoa não entende por que a escolha diminuiu.',
        sample: (
          <SeatMap
            {...sample}
            poltronas={sample.poltronas.map((seat) => (seat.numero === 12 ? { ...seat, situacao: 'ocupada' } : seat))}
            selecionadas={[9]}
            limite={6}
          />
        ),
      },
    },
  ],
  anatomy: [
    {
      part: 'Classe',
      role: 'Num ônibus com mais de uma, por cor e pelas barras do assento; a legenda e a aba do piso dizem classe e preço. Abre no piso da poltrona livre mais barata, a do preço já visto.',
    },
    { part: 'Abas Pisos', role: 'Só em ônibus de dois andares; dizem quantas estão livres em cada um.' },
    {
      part: 'Outra forma (opcional)',
      role: 'Um botão ao lado de “Ver em lista”, como “Escolher juntas”; o que ele abre vem antes do ônibus.',
    },
    { part: 'Ver em lista', role: 'Troca o desenho por caixas de seleção das poltronas livres.' },
    { part: 'Ônibus', role: 'Visto de cima, motorista no alto; banheiro, escada e geladeira são só desenho.' },
    { part: 'Poltrona', role: 'Número, marca do estado ou do tipo, 48 px de lado (44 px abaixo de 360 px).' },
    { part: 'Situação', role: 'Quantas foram escolhidas, o limite recusado, ou a poltrona perdida.' },
  ],
  properties: {
    poltronas: 'As poltronas, como vêm do servidor; as da própria reserva são livres.',
    recursos: 'O que há de fixo no ônibus: banheiro, escada, porta.',
    colunas: 'Quantas colunas, contando o corredor.',
    classes: 'As classes com os preços, a mais barata primeiro: decidem o piso que abre, as abas e as cores.',
    classNames: 'As palavras das classes, no nome das poltronas.',
    selecionadas: 'Os números escolhidos.',
    perdidas: 'Poltronas escolhidas aqui que outra pessoa levou: marcadas, ditas, e fora de alcance.',
    limite: 'Quantas se pode escolher; a seguinte é recusada com uma frase.',
    tools: 'Botão de outro jeito de escolher, acima do ônibus.',
    panel: 'O painel que esse botão abre.',
    onToggle: 'Chamada com a poltrona tocada. Sem ela o mapa só se olha.',
  },
  keyboard: [
    { keys: 'Tab', action: 'Passa por piso aberto, “Ver em lista” e o mapa, que é uma parada só.' },
    { keys: '← → nas abas', action: 'Abre o piso ao lado; Home e End, o primeiro e o último.' },
    { keys: '← → ↑ ↓ no mapa', action: 'Anda de poltrona em poltrona, por cima do corredor; ↑ vai para o motorista.' },
    { keys: 'Home e End', action: 'Primeira e última poltrona da fila.' },
    { keys: 'Ctrl + Home e Ctrl + End', action: 'Primeira e última poltrona do piso.' },
    { keys: 'Enter ou Espaço', action: 'Escolhe ou solta; nas ocupadas nada acontece.' },
  ],
  screenReader: [
    '“Mapa de poltronas, grade”',
    '“Poltrona 12, janela, executivo, livre”',
    '“Poltrona 4, janela, executivo, livre, Poltrona acessível”',
    '“Poltrona 6, corredor, executivo, livre, Preferencial para mulheres”',
    '“Poltrona 12, janela, executivo, ocupada, indisponível, Reservada agora por outra pessoa”',
    'A cada escolha: “2 poltronas selecionadas”',
    'Na perda: “A poltrona 12 acaba de ser reservada por outra pessoa. Escolha outra. 1 poltrona selecionada”',
  ],
  texts: ['Mapa de poltronas', 'Poltrona 12, janela, executivo, livre'],
  wcag: [
    '1.4.1 Uso de cor',
    '1.4.11 Contraste não textual',
    '2.1.1 Teclado',
    '2.4.3 Ordem do foco',
    '2.5.8 Tamanho do alvo',
    '4.1.2 Nome, função, valor',
    '4.1.3 Mensagens de status',
  ],
  history: [
    { version: '8.16.1', change: 'Poltrona perdida para outra pessoa, ônibus sem lugar livre, esqueleto de espera.' },
    { version: '8.16.1', change: 'Primeira versão.' },
  ],
};
