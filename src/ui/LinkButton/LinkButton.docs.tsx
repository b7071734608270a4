import type { ComponentDocs } from '../docs/componentDocs';
import { Inline } from '../Inline/Inline';
import { LinkButton } from './LinkButton';

export const linkButtonDocs: ComponentDocs = {
  summary: 'Leva a outra página com o peso de um botão.',
  status: 'estavel',
  useWhen: [
    'O próximo passo da pessoa é outra página: buscar de novo, ver as viagens, baixar o bilhete.',
    'O destino tem endereço: dá para abrir em nova aba, copiar e guardar.',
  ],
  avoidWhen: [
    'Algo acontece na própria tela: use Button.',
    'O destino está no meio de uma frase: use Link.',
    'O caminho pode estar indisponível: um link não se desabilita; mostre em texto por que ainda não dá.',
  ],
  examples: [
    {
      right: { text: 'Diz aonde leva.', sample: <LinkButton href="#minhas-viagens">Ver minhas viagens</LinkButton> },
      wrong: {
        text: '“Clique aqui” não diz nada a quem percorre a lista de links da página.',
        sample: <LinkButton href="#clique">Clique aqui</LinkButton>,
      },
    },
    {
      right: {
        text: 'Um caminho principal; o outro, em secondary.',
        sample: (
          <Inline>
            <LinkButton href="#home">Buscar viagens</LinkButton>
            <LinkButton href="#ajuda" variant="secondary">
              Ajuda
            </LinkButton>
          </Inline>
        ),
      },
      wrong: {
        text: 'Dois principais: a pessoa não sabe qual é o passo seguinte.',
        sample: (
          <Inline>
            <LinkButton href="#home">Buscar viagens</LinkButton>
            <LinkButton href="#ajuda">Ajuda</LinkButton>
          </Inline>
        ),
      },
    },
  ],
  anatomy: [
    { part: 'Fundo', role: 'A área de toque, igual à de Button.' },
    { part: 'Ícone (opcional)', role: 'Antes do texto, decorativo.' },
    { part: 'Texto', role: 'O nome do link: aonde ele leva, ou o que baixa.' },
  ],
  properties: {
    children: 'O texto, que diz o próximo passo.',
    download: 'Baixa o destino com este nome em vez de abri-lo.',
  },
  keyboard: [
    { keys: 'Tab', action: 'Leva o foco ao link.' },
    { keys: 'Enter', action: 'Segue o link. Espaço rola a página, como em todo link.' },
    { keys: 'Ctrl + Enter', action: 'Abre em nova aba (⌘ + Enter no Mac).' },
  ],
  screenReader: [
    '“Ver minhas viagens, link”',
    'Com download: “Baixar PDF, link”',
    'Com newTab: “Carteira do Google abre em nova aba, link”',
  ],
  wcag: ['1.4.3 Contraste', '2.1.1 Teclado', '2.4.4 Finalidade do link', '2.4.7 Foco visível', '2.5.8 Tamanho do alvo'],
  history: [{ version: '8.16.1', change: 'Primeira versão.' }],
  notApplicable: {
    Erro: 'Um link não falha: quem mostra o erro é a página a que ele leva.',
    Carregando: 'A espera é da página a que ele leva (Skeleton).',
    Vazio: 'Um link sem texto não existe: o tipo não deixa.',
  },
};
