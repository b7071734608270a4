import { act, screen } from '@testing-library/react';
import { useCallback, useState } from 'react';
import { renderScreen } from '../../tests/support/renderScreen';
import { type Submission, submissionForgotten, submissionReached } from './submissions';
import { useSubmission, type UseSubmissionOptions } from './useSubmission';

function Shown({ acoes, own = false }: UseSubmissionOptions<'caixa'>) {
  const [times, setTimes] = useState(0);
  const onDone = useCallback(() => setTimes((before) => before + 1), []);
  const { sending, erro, erros } = useSubmission('caixa', { own, onDone, ...(acoes && { acoes }) });
  return (
    <output>{[sending ? 'sending' : 'still', erro ?? 'no error', erros.length, `done ${times}`].join(', ')}</output>
  );
}

type State = Submission<null>;
const sangria = { acao: 'sangria' };
const refused: State = {
  phase: 'refused',
  ...sangria,
  erros: [{ mensagem: 'Sem gaveta.' }, { mensagem: 'Sem caixa.' }],
};
const done: State = { phase: 'done', ...sangria, valor: null };

function open(options: UseSubmissionOptions<'caixa'> = {}, before: State = { phase: 'idle' }) {
  const shown = renderScreen(<Shown {...options} />, { state: { submissions: { caixa: before } } });
  const reach = (to: State) => act(() => void shown.store.dispatch(submissionReached('caixa', to)));
  return { ...shown, reach, text: () => screen.getByRole('status').textContent };
}

describe('what a screen shows of a submission', () => {
  it('is nothing before the first', () => {
    expect(open().text()).toBe('still, no error, 0, done 0');
  });

  it('follows it, and says all reasons of a refusal', () => {
    const { reach, text } = open();
    reach({ phase: 'sending', ...sangria });
    expect(text()).toBe('sending, no error, 0, done 0');
    reach(refused);
    expect(text()).toBe('still, Sem gaveta. Sem caixa., 2, done 0');
    reach({ phase: 'sending', ...sangria });
    reach(done);
    expect(text()).toBe('still, no error, 0, done 1');
  });

  it('hears of every success once', () => {
    const { reach, store, text } = open();
    reach(done);
    reach({ phase: 'sending', ...sangria });
    reach({ ...done });
    expect(text()).toContain('done 2');
    act(() => void store.dispatch(submissionForgotten('caixa')));
    expect(text()).toBe('still, no error, 0, done 2');
  });

  it('keeps the last refusal for a screen that comes back, but takes no old success for its own', () => {
    expect(open({}, refused).text()).toContain('Sem gaveta.');
    document.body.replaceChildren();
    expect(open({}, done).text()).toContain('done 0');
  });

  it('is not the refusal of the thing that another screen showed before, where it asks for its own', () => {
    const { reach, text } = open({ own: true }, refused);
    expect(text()).toBe('still, no error, 0, done 0');
    reach({ phase: 'sending', ...sangria });
    expect(text()).toBe('sending, no error, 0, done 0');
    reach({ ...refused });
    expect(text()).toBe('still, Sem gaveta. Sem caixa., 2, done 0');
  });

  it.each([
    ['refused', refused],
    ['done', done],
  ])('is no outcome of a request from before, which is waited for and then %s', (_, outcome) => {
    const { reach, text } = open({ own: true }, { phase: 'sending', ...sangria });
    expect(text()).toBe('sending, no error, 0, done 0');
    reach(outcome);
    expect(text()).toBe('still, no error, 0, done 0');
    reach({ phase: 'sending', ...sangria });
    reach({ ...done });
    expect(text()).toBe('still, no error, 0, done 1');
  });

  it('is only of its own actions, and only since it is there, where forms share one', () => {
    const { reach, text } = open({ acoes: ['abrir'] }, refused);
    expect(text()).toBe('still, no error, 0, done 0');
    reach({ phase: 'sending', ...sangria });
    expect(text()).toBe('still, no error, 0, done 0');
    reach({ phase: 'refused', acao: 'abrir', erros: [{ mensagem: 'Já há um caixa.' }] });
    expect(text()).toBe('still, Já há um caixa., 1, done 0');
    reach({ ...done, acao: 'abrir' });
    expect(text()).toContain('done 1');
  });
});
