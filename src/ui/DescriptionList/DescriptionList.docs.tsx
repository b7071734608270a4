import type { ComponentDocs } from '../docs/componentDocs';
import { DescriptionList } from './DescriptionList';

export const descriptionListDocs: ComponentDocs = {
  summary: 'O que se sabe de uma coisa: nomes e valores, em pares.',
  status: 'beta',
  useWhen: [
    'Dados de uma conta, de um passageiro, de um bilhete.',
    'layout spread para valores em dinheiro, no fim da linha.',
  ],
  avoidWhen: [
    'Várias coisas com os mesmos dados: use uma tabela ou um Card por coisa.',
    'É a composição de um preço: use PriceBreakdown, que soma.',
    'A pessoa edita ali mesmo: use campos.',
  ],
  examples: [
    {
      right: {
        text: 'Nomes curtos; o valor responde.',
        sample: (
          <DescriptionList
            items={[
              { label: 'Passageiro', value: 'Ana Souza' },
              { label: 'Poltrona', value: '12, janela' },
            ]}
          />
        ),
      },
      wrong: {
        text: 'O nome repete o assunto, e o valor vem em código.',
        sample: (
          <DescriptionList
            items={[
              { label: 'Nome do passageiro da passagem', value: 'SOUZA/ANA' },
              { label: 'Código da poltrona da passagem', value: 'P12J' },
            ]}
          />
        ),
      },
    },
  ],
  anatomy: [
    { part: 'Nome (dt)', role: 'Em cima do valor, ou ao lado quando a lista tem 24 rem de largura ou mais.' },
    { part: 'Valor (dd)', role: 'Quebra em linhas; sem valor, “Não informado”.' },
  ],
  properties: {
    items: 'Os nomes e os seus valores.',
    layout:
      'spread alinha os valores no fim da linha, para quantias; beside os deixa junto do nome; line escreve um dado só, como uma linha entre campos.',
  },
  keyboard: [],
  screenReader: ['“lista de definições; Passageiro, Ana Souza; Poltrona, 12, janela”'],
  texts: ['Não informado'],
  wcag: ['1.3.1 Informações e relações', '1.4.3 Contraste', '1.4.10 Refluxo'],
  history: [{ version: '8.16.1', change: 'Primeira versão.' }],
  notApplicable: {
    Erro: 'Só mostra o que já veio; a falha de quem traz é de ErrorState.',
    Carregando: 'Enquanto não vem, há um Skeleton em seu lugar.',
    Teclado: 'Não recebe foco; um link dentro de um valor, sim.',
  },
};
