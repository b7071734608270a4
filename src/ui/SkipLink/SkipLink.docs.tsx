import type { ComponentDocs } from '../docs/componentDocs';
import { Frame } from '../docs/Frame';
import { Link } from '../Link/Link';
import { SkipLink } from './SkipLink';

export const skipLinkDocs: ComponentDocs = {
  summary: 'A primeira parada do Tab: passa do cabeçalho para o conteúdo.',
  status: 'estavel',
  useWhen: ['Uma vez, como primeira coisa do app, antes do AppHeader.'],
  avoidWhen: ['Para ir a um ponto qualquer da página: use Link.', 'Sem Page na tela: o destino dele é o main de Page.'],
  examples: [
    {
      right: {
        text: 'Escondido até receber o foco: aperte Tab dentro da moldura.',
        sample: (
          <Frame>
            <SkipLink />
          </Frame>
        ),
      },
      wrong: {
        text: 'Um link comum, sempre à vista, no alto de toda página.',
        sample: <Link href="#conteudo">Pular para o conteúdo</Link>,
      },
    },
  ],
  anatomy: [{ part: 'Link', role: 'Acima de tudo, no canto; só aparece com o foco.' }],
  keyboard: [
    { keys: 'Tab', action: 'No alto da página, é a primeira parada, e aparece.' },
    { keys: 'Enter', action: 'Leva ao main da página (#conteudo).' },
  ],
  screenReader: ['“Pular para o conteúdo, link”'],
  texts: ['Pular para o conteúdo'],
  wcag: ['2.4.1 Ignorar blocos', '2.4.7 Foco visível', '2.4.11 Foco não encoberto'],
  history: [{ version: '8.16.1', change: 'Primeira versão.' }],
  notApplicable: {
    Estados: 'Escondido (Padrão) ou com foco (Teclado).',
    'Conteúdo longo': 'O texto é sempre o mesmo.',
    Erro: 'Não tem erro próprio.',
    Carregando: 'Não carrega.',
    Vazio: 'O texto é sempre o mesmo.',
  },
};
