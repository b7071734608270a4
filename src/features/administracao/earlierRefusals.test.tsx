import { act, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { atendimentoMeu } from '../../../tests/bodies/administracaoAtendimentosBodies';
import { candidaturaAdministrada, manifestacaoAdministrada } from '../../../tests/bodies/administracaoEmpresaBodies';
import { partidaOperada } from '../../../tests/bodies/administracaoPartidasBodies';
import { umaCompanhiaPublica } from '../../../tests/bodies/companhiaBodies';
import { succeeded } from '../../../tests/support/builders';
import { renderScreen } from '../../../tests/support/renderScreen';
import { submissionReached, type SubmissionName } from '../../store/submissions';
import { AtendimentosPage } from './atendimentos/AtendimentosPage';
import { CandidaturasPage } from './candidaturas/CandidaturasPage';
import { ManifestacoesPage } from './manifestacoes/ManifestacoesPage';
import { OperacaoDoDiaPage } from './operacao/OperacaoDoDiaPage';

const WORDS = 'Outra pessoa mudou isto antes.';
const refusal = () => ({ phase: 'refused' as const, acao: null, erros: [{ mensagem: WORDS }] });

/** A page of one thing, the request that fills it, and a submission about it. */
const pages: [SubmissionName, ReactElement, string, string, unknown][] = [
  ['operacaoDoDia', <OperacaoDoDiaPage />, 'operacao?ver=7', 'Partidas/7', partidaOperada],
  ['atendimentoAoVivo', <AtendimentosPage />, 'atendimentos?ver=R3TN-8WZD', 'Atendimentos/R3TN-8WZD', atendimentoMeu],
  ['falaAtendente', <AtendimentosPage />, 'atendimentos?ver=R3TN-8WZD', 'Atendimentos/R3TN-8WZD', atendimentoMeu],
  [
    'candidaturaTriada',
    <CandidaturasPage />,
    'candidaturas?ver=P4FV-6XJ2',
    'Candidaturas/P4FV-6XJ2',
    candidaturaAdministrada,
  ],
  [
    'respostaManifestacao',
    <ManifestacoesPage />,
    'manifestacoes?ver=K7Q2-MP4X',
    'Manifestacoes/K7Q2-MP4X',
    manifestacaoAdministrada,
  ],
];

describe.each(pages)('the refusal of %s', (name, page, path, request, body) => {
  const open = async (before: ReturnType<typeof refusal> | { phase: 'sending'; acao: null }) => {
    const shown = renderScreen(page, {
      path: `/administracao/${path}`,
      state: { submissions: { [name]: before } },
      ports: {
        replies: {
          'GET /Empresa': succeeded(umaCompanhiaPublica()),
          [`GET /Administracao/${request}`]: succeeded(body),
        },
      },
    });
    await screen.findByRole('region', { name: /Histórico|Encerrar/ });
    return shown;
  };

  it('is not shown on the page of another thing, which was opened after it', async () => {
    const { store } = await open(refusal());
    expect(screen.queryByText(WORDS)).toBeNull();
    act(() => void store.dispatch(submissionReached(name, refusal())));
    expect(screen.getByRole('alert')).toHaveTextContent(WORDS);
  });

  it('that arrives after its page was left is not shown either', async () => {
    const { store } = await open({ phase: 'sending', acao: null });
    act(() => void store.dispatch(submissionReached(name, refusal())));
    expect(screen.queryByText(WORDS)).toBeNull();
  });
});
