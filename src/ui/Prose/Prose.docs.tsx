import type { ComponentDocs } from '../docs/componentDocs';
import { Card } from '../Card/Card';
import { Prose } from './Prose';

const historia =
  'A Itapê nasceu em 1962 com dois ônibus entre Campos e Vitória. Hoje liga 40 cidades, e a filha do primeiro motorista dirige a empresa.';

export const proseDocs: ComponentDocs = {
  summary: 'Texto corrido, em linhas que se leem sem esforço; também um contrato vindo de fora.',
  status: 'estavel',
  useWhen: [
    'Vários parágrafos: uma história, a resposta de uma dúvida.',
    'Um documento de fora, já limpo (document): só as marcas simples recebem estilo.',
  ],
  avoidWhen: ['É uma frase ou duas: basta p.', 'São fatos: use DescriptionList ou List.'],
  examples: [
    {
      right: {
        text: 'A linha tem no máximo 68 letras, e os parágrafos, espaço entre si.',
        sample: (
          <Prose>
            <p>{historia}</p>
            <p>{historia}</p>
          </Prose>
        ),
      },
      wrong: {
        text: 'Parágrafos colados, na largura do cartão.',
        sample: (
          <Card>
            <p>{historia}</p>
            <p>{historia}</p>
          </Card>
        ),
      },
    },
  ],
  anatomy: [
    { part: 'Texto', role: 'Até 68 letras por linha, entrelinha de 1,6.' },
    { part: 'Documento', role: 'Títulos, listas e tabelas de um texto de fora; a tabela larga rola em si mesma.' },
  ],
  properties: {
    children: 'Parágrafos e listas escritos por nós.',
    lang: 'Idioma do documento, onde a página pode estar em outro.',
    document: 'Texto que veio de fora, como um contrato, já limpo: mostrado como é, sem ler o HTML outra vez.',
  },
  keyboard: [],
  screenReader: ['Lido como está; os títulos do documento continuam títulos.'],
  wcag: ['1.3.1 Informações e relações', '1.4.8 Apresentação visual', '1.4.12 Espaçamento de texto'],
  history: [{ version: '8.16.1', change: 'Primeira versão.' }],
  notApplicable: {
    Erro: 'Quem busca o documento mostra ErrorState no lugar dele.',
    Carregando: 'Quem busca o documento mostra Skeleton no lugar dele.',
    Vazio: 'Sem texto não ocupa lugar.',
    Teclado: 'Não recebe foco.',
  },
};
