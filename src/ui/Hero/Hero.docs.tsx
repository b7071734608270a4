import type { ComponentDocs } from '../docs/componentDocs';
import { Card } from '../Card/Card';
import { Hero } from './Hero';

export const heroDocs: ComponentDocs = {
  summary: 'A abertura da página inicial: a estrada, a promessa e a busca.',
  status: 'estavel',
  useWhen: ['Na página inicial, uma vez, com SearchCard dentro.'],
  avoidWhen: ['Em páginas de tarefa ou de texto: use Page, que vai direto ao assunto.'],
  examples: [
    {
      right: {
        text: 'Uma promessa curta, que se lê de um golpe.',
        sample: (
          <Hero title="O Brasil inteiro pela janela">
            <Card>Busca</Card>
          </Hero>
        ),
      },
      wrong: {
        text: 'Um aviso no lugar da promessa: avisos são de Alert.',
        sample: (
          <Hero title="Atenção: horários podem mudar no feriado">
            <Card>Busca</Card>
          </Hero>
        ),
      },
    },
  ],
  anatomy: [
    { part: 'Faixa', role: 'O fundo escuro da marca, nos dois modos.' },
    { part: 'Desenho', role: 'Feito à mão, 2 kB; fora da leitura e do modo de cores forçadas.' },
    { part: 'Título e subtítulo', role: 'O título é h1 ou h2, conforme a página.' },
    { part: 'Cartão', role: 'A busca, que passa por cima da borda.' },
  ],
  properties: {
    title: 'A chamada, em uma ou duas linhas.',
    lede: 'A frase sob a chamada.',
    level: '1 quando a página não tem outro h1.',
    children: 'O cartão de busca, que passa da borda de baixo.',
  },
  keyboard: [],
  screenReader: ['“O Brasil inteiro pela janela, título”', 'O desenho não é lido.'],
  wcag: ['1.1.1 Conteúdo não textual', '1.4.3 Contraste', '1.4.10 Refluxo', '2.4.6 Cabeçalhos'],
  history: [{ version: '8.16.1', change: 'Primeira versão.' }],
  notApplicable: {
    Erro: 'Nada nele falha; o erro da busca é do formulário.',
    Carregando: 'Vem pronto na primeira página, antes do código.',
    Vazio: 'Sem promessa e busca não há abertura.',
    Teclado: 'O que recebe foco é o conteúdo posto dentro.',
  },
};
