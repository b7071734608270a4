import type { ComponentDocs } from '../docs/componentDocs';
import { Pagination } from './Pagination';

const quiet = { page: 2, pageCount: 7, onPage: () => undefined };

export const paginationDocs: ComponentDocs = {
  summary: 'Passar de página em página de uma lista longa.',
  status: 'beta',
  useWhen: ['Uma DataTable tem mais linhas do que uma página, e a pessoa precisa voltar à mesma página depois.'],
  avoidWhen: [
    'Resultados de busca de viagens: TripList desenha só o que está perto da janela.',
    'Etapas de uma compra: use Stepper.',
  ],
  examples: [
    {
      right: {
        text: 'Diz quais linhas estão à vista e de quantas.',
        sample: <Pagination {...quiet} label="Exemplo certo" summary="21 a 40 de 134 pedidos" />,
      },
      wrong: {
        text: '“Página 2” já está marcada: repetir não diz quantos pedidos há.',
        sample: <Pagination {...quiet} label="Exemplo errado" summary="Página 2" />,
      },
    },
  ],
  anatomy: [
    { part: 'Resumo', role: 'Quais linhas e de quantas; lido quando muda.' },
    { part: 'Anterior e próxima', role: 'Indisponíveis nas pontas.' },
    {
      part: 'Números',
      role: 'A primeira, a última e as vizinhas da aberta, que não cabem no telefone; o resto é “…”.',
    },
  ],
  properties: {
    page: 'A página atual, contada de 1.',
    pageCount: 'Quantas páginas há.',
    onPage: 'Chamada com a página pedida.',
    label: 'Nome da navegação: Páginas de pedidos.',
    summary: 'O que está à vista: 1 a 20 de 134 pedidos.',
    disabled: 'Verdadeiro enquanto a próxima página chega.',
  },
  keyboard: [
    { keys: 'Tab', action: 'Passa por anterior, números e próxima.' },
    {
      keys: 'Enter ou Espaço',
      action: 'Abre a página; na que já está aberta, nada. Na ponta, o foco fica na página aberta.',
    },
  ],
  screenReader: ['“Paginação, navegação”', '“Página 2, botão, página atual”', 'Ao virar: “21 a 40 de 134 pedidos”'],
  wcag: ['2.1.1 Teclado', '2.4.8 Localização', '2.5.8 Tamanho do alvo', '4.1.3 Mensagens de status'],
  history: [{ version: '8.16.1', change: 'Primeira versão.' }],
  notApplicable: {
    Erro: 'O erro ao buscar a página é da tabela.',
    Vazio: 'Sem linhas não há páginas: o componente não aparece.',
  },
};
