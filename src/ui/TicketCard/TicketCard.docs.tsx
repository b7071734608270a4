import type { ComponentDocs } from '../docs/componentDocs';
import { TicketCard } from './TicketCard';
import { sampleTicket } from './sampleTicket';

const boarding = sampleTicket.codigos.slice(0, 1);

export const ticketCardDocs: ComponentDocs = {
  summary:
    'O bilhete que a pessoa mostra na porta do ônibus: quem viaja, quando, de onde, em que poltrona, e os códigos.',
  status: 'estavel',
  useWhen: [
    'O bilhete foi emitido e pode ser mostrado, guardado ou impresso.',
    'Um por passageiro e trecho: cada um tem os seus códigos.',
  ],
  avoidWhen: [
    'Na lista de viagens: use OrderCard, que leva ao bilhete.',
    'Para a folha A4 com a parte fiscal inteira: use PrintSheet.',
  ],
  examples: [
    {
      right: {
        text: 'O código diz para que serve: ninguém mostra o fiscal ao motorista.',
        sample: <TicketCard {...sampleTicket} codigos={boarding} />,
      },
      wrong: {
        text: 'Um “QR Code” sem dono: no terminal há três leitores diferentes.',
        sample: <TicketCard {...sampleTicket} codigos={[{ nome: 'QR Code', texto: 'ITAPE-K7M2Q9-12' }]} />,
      },
    },
  ],
  anatomy: [
    { part: 'Faixa', role: 'O trecho, que dá nome ao bilhete, a data e a situação, se não for a comum.' },
    { part: 'Horários', role: 'Partida e chegada no relógio de cada parada, com “+1 dia”.' },
    {
      part: 'Fatos',
      role: 'Passageiro, documento, poltrona, plataforma, classe, linha, localizador; a pontualidade da linha, onde é conhecida, e a nota que o dono deu à viagem.',
    },
    { part: 'Avisos (opcional)', role: 'O que precisa ir junto, como a autorização de um menor.' },
    {
      part: 'Adicionais (opcional)',
      role: 'O que foi comprado com a poltrona, linha por linha, com o valor, a situação e o que se pode fazer.',
    },
    {
      part: 'Canhoto',
      role: 'Um código por vez, grande e com nome: embarque, catraca do terminal ou fiscal. A tela não apaga. Some quando o bilhete não vale.',
    },
    { part: 'Ações', role: 'Botões da tela; não saem na impressão.' },
  ],
  properties: {
    data: 'O dia da partida: sábado, 05/12/2026.',
    partida: 'Hora, cidade e terminal da partida.',
    chegada: 'Hora, cidade e terminal da chegada.',
    diaChegada: '+1 dia, quando a chegada é em outro dia.',
    passageiro: 'O nome de quem viaja.',
    documento: 'O documento de quem viaja: RG 12.345.678-9.',
    poltrona: 'O número da poltrona.',
    classe: 'A classe da poltrona.',
    plataforma: 'A plataforma, quando já se sabe.',
    linha: 'O nome da linha.',
    localizador: 'As seis letras e números do pedido.',
    pontualidade: 'A pontualidade da linha em palavras: No horário em 92% das últimas 50 viagens desta linha.',
    avaliacao: 'A nota que a pessoa deu à viagem: 4 de 5 estrelas.',
    codigos: 'Os códigos de embarque, da catraca e fiscal, com os seus nomes, na ordem de uso.',
    situacao: 'O estado, quando não é válido: Cancelado, Embarcado.',
    avisos: 'Documentos a levar: Menor de 16 anos: leve a autorização de viagem assinada.',
    adicionais: 'O que viaja junto: nome com quantidade, valor, situação, se não for a comum, e o botão da linha.',
    isVoid: 'Já não serve para embarcar: os códigos somem.',
    children: 'Os botões.',
  },
  keyboard: [
    { keys: 'Tab', action: 'Passa pela escolha do código e pelas ações, na ordem; o resto do bilhete é só leitura.' },
    { keys: 'Enter ou Espaço', action: 'Mostra o código escolhido, ou aciona o botão em foco.' },
  ],
  screenReader: [
    '“São Paulo, SP para Rio de Janeiro, RJ, artigo”',
    '“Passageiro, Maria Aparecida de Souza; Poltrona, 12; Plataforma, 34…”',
    '“Código de embarque, imagem; Mostre ao motorista, com um documento com foto”',
    'Sem plataforma: “Plataforma, a confirmar”',
  ],
  wcag: ['1.1.1 Conteúdo não textual', '1.3.1 Informações e relações', '1.4.10 Refluxo', '1.4.12 Espaçamento de texto'],
  history: [
    { version: '8.16.1', change: 'Adicionais, linha por linha.' },
    { version: '8.16.1', change: 'Um código por vez, e a tela fica acesa enquanto ele aparece.' },
    { version: '8.16.1', change: 'Código da catraca, avisos, impressão com códigos de 42 mm, esqueleto de espera.' },
    { version: '8.16.1', change: 'Primeira versão.' },
  ],
  notApplicable: {
    Erro: 'A falha ao buscar é da tela, com ErrorState; um bilhete que não vale mais está em Estados.',
    Vazio: 'Sem bilhete não há cartão.',
  },
};
