import { screen } from '@testing-library/react';
import { succeeded } from '../../../tests/support/builders';
import { openHome } from '../../../tests/support/openHome';
import { at, manha, openResultado, replies } from '../../../tests/support/openResultado';
import { renderScreen } from '../../../tests/support/renderScreen';
import { inEnglish } from '../../../tests/support/speakLanguage';
import { umaInformacao } from '../../../tests/support/viagemBuilders';
import { regraNoCartao } from '../../domain/posVenda/regraCancelamento';
import { motivosViagem } from '../../domain/viagens/motivoViagem';
import { catalogues } from '../../words/catalogues';
import { InformacaoViagemPage } from './informacao/InformacaoViagemPage';

inEnglish();

/** Names of places and of the company, which are the same in every language, and the words of another room. */
const NAMES = /São Paulo|Rio de Janeiro|Terminal Rodoviário (do Tietê|Novo Rio)|Rodoviária de Resende|Itapê/g;
const regra = regraNoCartao(manha.partida.instante, 0) ?? '';

const PORTUGUESE =
  /[ãõçâêô]|\b(o|de|da|em|com|para|por|sem|às|há|hoje|agora|mais|viage(m|ns)|paradas?|poltronas?|linha|hora|pre[çc]o|partida|chegada|chega|sai|limpar|ver)\b/i;

/** The texts and names of an element that are not in English. */
function portugueseIn(root: HTMLElement): string[] {
  const texts = [root, ...root.querySelectorAll('*')].flatMap((element) => [
    ...[...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE).map((node) => node.textContent),
    ...['aria-label', 'title', 'placeholder', 'alt', 'data-text'].map((name) => element.getAttribute(name)),
  ]);
  const isPortuguese = (text: string): boolean =>
    (catalogues.en?.[text] ?? text) !== text || PORTUGUESE.test(text.replace(NAMES, ''));
  return texts.filter((text) => text !== null).filter((text) => text !== regra && isPortuguese(text));
}

it('a list of departures has no Portuguese left in English', async () => {
  const amanhece = at('200', '02:00', 11_250, { poltronasLivres: 1, lidaHaMinutos: 47 });
  const { container } = openResultado(replies([manha, amanhece]));
  expect(await screen.findByText('2 trips found')).toBeInTheDocument();
  expect(await screen.findByText('early hours of Tuesday')).toBeInTheDocument();
  expect(screen.getAllByText('Executive')).not.toHaveLength(0);
  expect(await screen.findAllByText('R$ 150.00')).not.toHaveLength(0);
  expect(portugueseIn(container)).toEqual([]);
});

it('a trip on its way has no Portuguese left in English', async () => {
  const { container } = renderScreen(<InformacaoViagemPage />, {
    ports: {
      replies: {
        'GET /Viagens/100': succeeded(
          umaInformacao({
            situacao: 'atrasada',
            atrasoMinutos: 70,
            motivo: motivosViagem.chuva,
            direitos: [
              {
                titulo: 'Atraso de mais de 1 hora: você escolhe',
                texto: 'Embarcar por outra empresa, receber de volta na hora o que pagou, ou esperar esta viagem.',
                baseLegal: 'Lei 11.975/2009, art. 3º',
              },
            ],
            avaliacoes: { quantas: 37, soma: 160 },
            pontualidade: { viagens: 50, noHorario: 46 },
          }),
        ),
      },
    },
    path: '/informacao-de-viagem?viagem=100',
  });
  expect(await screen.findByText('1h 10min late')).toBeInTheDocument();
  expect(screen.getByText('More than 1 hour late: you choose')).toBeInTheDocument();
  expect(screen.getByText('Heavy rain on the road.')).toBeInTheDocument();
  expect(screen.getByText('Rated 4.3 out of 5 in 37 reviews of this line')).toBeInTheDocument();
  expect(portugueseIn(container)).toEqual([]);
});

it('home has no Portuguese left in English', () => {
  const { container } = openHome();
  expect(screen.getByRole('button', { name: 'Search trips' })).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Outbound date' })).toBeInTheDocument();
  expect(portugueseIn(container)).toEqual([]);
});
