import type { ComponentDocs } from '../docs/componentDocs';
import { OrderCard } from './OrderCard';

const order = {
  origem: 'São Paulo, SP',
  destino: 'Rio de Janeiro, RJ',
  dia: { numero: '05', mes: 'dez', semana: 'sáb.' },
  hora: '22:30',
  detalhe: 'Poltrona 12 · Executivo',
  localizador: 'K7M2Q9',
  total: 'R$ 112,50',
};

export const orderCardDocs: ComponentDocs = {
  summary: 'Uma viagem na lista das minhas: o bastante para reconhecê-la, e o caminho para o resto.',
  status: 'estavel',
  useWhen: ['Em Minhas viagens, um por trecho comprado.'],
  avoidWhen: ['É o bilhete de embarque: use TicketCard.', 'A agência compara muitos pedidos: use DataTable.'],
  examples: [
    {
      right: {
        text: 'A situação diz o que falta.',
        sample: <OrderCard {...order} situacao={{ texto: 'Aguardando pagamento', kind: 'warning' }} />,
      },
      wrong: {
        text: '“Pendente” obriga a abrir para saber de quê.',
        sample: <OrderCard {...order} situacao={{ texto: 'Pendente', kind: 'warning' }} />,
      },
    },
  ],
  anatomy: [
    { part: 'Folha do calendário', role: 'Mês, dia e dia da semana.' },
    { part: 'Trecho e situação', role: 'O trecho dá nome ao cartão; a situação em palavras.' },
    { part: 'Hora, terminal, detalhe', role: 'Quando e de onde se sai, em que poltronas.' },
    { part: 'Linhas (opcional)', role: 'O vencimento do boleto, os adicionais.' },
    { part: 'Localizador e total', role: 'Para falar com o atendimento.' },
    { part: 'Ações (opcional)', role: 'Os botões da tela.' },
  ],
  properties: {
    origem: 'De onde sai: São Paulo, SP.',
    destino: 'Aonde chega: Rio de Janeiro, RJ.',
    dia: 'As partes da folhinha: 05, dez, sáb.',
    hora: 'A hora da partida: 22:30.',
    terminal: 'O terminal da partida.',
    detalhe: 'O que distingue o pedido: Poltronas 12 e 13 · Executivo.',
    linhas: 'O que mais é preciso saber, uma linha cada: Boleto: pague até 02/12/2026.',
    localizador: 'As seis letras e números do pedido.',
    total: 'O total, já escrito como dinheiro.',
    situacao: 'Em que pé está, com a cor que isso pede.',
    children: 'Os botões.',
  },
  keyboard: [
    { keys: 'Tab', action: 'Passa pelas ações do cartão.' },
    { keys: 'Enter ou Espaço', action: 'Aciona a que está em foco.' },
  ],
  screenReader: [
    '“São Paulo, SP para Rio de Janeiro, RJ, artigo”',
    '“dez 05 sáb.; Confirmada; 22:30 · Terminal Rodoviário do Tietê; Localizador K7M2Q9 · R$ 225,00”',
  ],
  wcag: ['1.3.1 Informações e relações', '1.4.1 Uso de cor', '1.4.10 Refluxo'],
  history: [{ version: '8.16.1', change: 'Primeira versão.' }],
  notApplicable: {
    Erro: 'A falha ao buscar é da lista, com ErrorState.',
    Carregando: 'A lista espera com Skeleton, uma vez só.',
    Vazio: 'A lista vazia mostra EmptyState.',
  },
};
