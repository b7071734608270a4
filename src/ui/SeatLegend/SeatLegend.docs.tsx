import type { ComponentDocs } from '../docs/componentDocs';
import { SeatLegend } from './SeatLegend';

export const seatLegendDocs: ComponentDocs = {
  summary: 'Diz o que significam as marcas do mapa e quanto custa uma poltrona de cada classe.',
  status: 'estavel',
  useWhen: ['Antes ou ao lado de SeatMap, uma vez por tela.'],
  avoidWhen: [
    'A pessoa escolhe a classe aqui: a legenda não escolhe, use FareOption.',
    'Se detalha o preço de um pedido: use PriceBreakdown.',
  ],
  examples: [
    {
      right: {
        text: 'O preço por poltrona, com tudo incluído, da classe mais barata para a mais cara.',
        sample: (
          <SeatLegend
            classes={[
              { classe: 'Executivo', preco: 'R$ 112,50' },
              { classe: 'Leito', preco: 'R$ 204,90' },
            ]}
          />
        ),
      },
      wrong: {
        text: 'Só a tarifa: as taxas aparecem depois, no fim da compra.',
        sample: <SeatLegend classes={[{ classe: 'Executivo', preco: 'R$ 100,00 + taxas' }]} />,
      },
    },
  ],
  anatomy: [
    { part: 'Marcas', role: 'Um desenho igual ao do mapa e a palavra.' },
    { part: 'Recursos (opcional)', role: 'Banheiro e escada, só onde o ônibus os tem.' },
    {
      part: 'Preços',
      role: 'Classe e preço completo por poltrona; sozinhos (`show="prices"`) onde o ônibus vem antes das marcas.',
    },
  ],
  properties: {
    classes: 'O preço por classe, a mais barata primeiro; com várias, cada uma ao lado do desenho das suas poltronas.',
    recursos: 'O que este ônibus tem e a legenda explica.',
    show: 'O que mostrar: os preços, antes do mapa, as marcas, depois dele, ou tudo.',
    readOnly: 'Deixa de fora a marca da poltrona escolhida, para um mapa que só se olha.',
  },
  keyboard: [],
  screenReader: ['“Legenda do mapa, lista com 5 itens: Livre, Selecionada, Ocupada…”', '“Executivo, R$ 112,50”'],
  wcag: ['1.3.1 Informações e relações', '1.4.1 Uso de cor', '1.4.11 Contraste não textual'],
  history: [
    { version: '8.16.1', change: 'Explica também banheiro e escada.' },
    { version: '8.16.1', change: 'Primeira versão.' },
  ],
  notApplicable: {
    Erro: 'A legenda não busca nada: a falha é do mapa.',
    Carregando: 'Vem junto com o mapa; enquanto isso vê-se o esqueleto dele.',
    Vazio: 'Toda viagem tem ao menos uma classe.',
    Teclado: 'Nada nela recebe foco.',
  },
};
