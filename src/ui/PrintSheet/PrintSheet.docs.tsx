import type { ComponentDocs } from '../docs/componentDocs';
import { PrintSheet } from './PrintSheet';
import { sampleSheet } from './sampleSheet';

const short = { ...sampleSheet, blocos: sampleSheet.blocos.slice(1, 2), avisos: [] };

export const printSheetDocs: ComponentDocs = {
  summary:
    'Uma folha A4, ou uma tira da bobina de 80 mm, para imprimir: o bilhete inteiro, com a parte fiscal e códigos que um leitor alcança.',
  status: 'beta',
  useWhen: ['A pessoa ou o guichê imprime um bilhete, um comprovante ou um relatório de uma folha.'],
  avoidWhen: ['Na tela do celular: use TicketCard.', 'Para guardar ou enviar: ofereça o PDF que o servidor gera.'],
  examples: [
    {
      right: {
        text: 'Cada código com seu nome e para que serve.',
        sample: <PrintSheet {...short} title="Exemplo certo" />,
      },
      wrong: {
        text: 'Três quadrados com o mesmo nome, no papel, viram sorteio.',
        sample: (
          <PrintSheet
            {...short}
            title="Exemplo errado"
            codigos={sampleSheet.codigos.map(({ texto }, index) => ({ nome: `QR Code ${index + 1}`, texto }))}
          />
        ),
      },
    },
  ],
  anatomy: [
    { part: 'Cabeçalho', role: 'Marca e dados de quem emite: nome, CNPJ, endereço.' },
    { part: 'Título e trecho', role: 'O que é a folha e de que viagem.' },
    { part: 'Códigos', role: '42 mm de lado no papel; sem a borda branca, nunca menos de 30 mm.' },
    { part: 'Blocos', role: 'Viagem, passageiro, preço por componente, documento fiscal.' },
    { part: 'Avisos (opcional)', role: 'O que levar, quando chegar.' },
    { part: 'Numeração (opcional)', role: '“Folha 1 de 2”.' },
  ],
  properties: {
    title: 'O nome do documento: Bilhete de passagem eletrônico.',
    lede: 'A linha do resumo: São Paulo, SP para Rio de Janeiro, RJ.',
    emissor: 'Quem emite: nome, endereço e CNPJ, uma linha cada.',
    codigos: 'Os códigos com os seus nomes, com pelo menos 30 mm no papel.',
    blocos: 'Os grupos de dados, na ordem da leitura.',
    avisos: 'O que é preciso saber para embarcar.',
    folha: 'Qual folha é esta: Folha 1 de 2.',
    paper: 'a4, ou bobina para a impressora do balcão.',
  },
  keyboard: [],
  screenReader: [
    '“Bilhete de passagem eletrônico (BP-e), artigo”',
    '“Código de embarque, imagem; Mostre ao motorista, com um documento com foto”',
    '“Viagem, título nível 3; Partida, sábado, 05/12/2026, 22:30…”',
  ],
  wcag: ['1.1.1 Conteúdo não textual', '1.3.1 Informações e relações', '1.4.3 Contraste', '1.4.10 Refluxo'],
  history: [
    { version: '8.16.1', change: 'Primeira versão; `paper="bobina"` para as impressoras térmicas dos balcões.' },
  ],
  notApplicable: {
    Erro: 'A folha só existe com os dados: a falha é da tela.',
    Carregando: 'A tela espera os dados antes de mostrar a folha.',
    Vazio: 'Não há folha sem conteúdo.',
    Teclado: 'Nada nela recebe foco.',
  },
};
