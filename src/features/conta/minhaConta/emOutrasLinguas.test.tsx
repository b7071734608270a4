import { act, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { umaConta } from '../../../../tests/support/builders';
import { renderScreen } from '../../../../tests/support/renderScreen';
import { umaPessoa } from '../../../../tests/support/signedInFlow';
import { portugueseIn, speak, speakPortuguese } from '../../../../tests/support/speakLanguage';
import { contaLoaded } from '../../../store/conta/conta';
import { dispositivosListed, exclusaoOpened } from '../../../store/conta/minhaConta';
import { sessaoStarted } from '../../../store/sessao/sessao';
import { MinhaContaPage } from './MinhaContaPage';
import type { OutrosCardsProps } from './OutrosCards';

const aparelho = { id: 'a', nome: 'iPhone Safari/604', usadoEm: '2026-11-21T12:00:00Z', atual: true };
const Nada = () => null;
const Lidos = ({ onKnown }: OutrosCardsProps) => {
  useEffect(onKnown, [onKnown]);
  return null;
};

afterEach(speakPortuguese);

function open() {
  const pessoa = umaPessoa();
  const shown = renderScreen(<MinhaContaPage Outros={Lidos} CreditoPerdido={Nada} />);
  act(() => {
    shown.store.dispatch(sessaoStarted(pessoa));
    shown.store.dispatch(contaLoaded({ conta: { ...umaConta(), nome: 'Ana Souza' }, sub: pessoa.sub }));
    shown.store.dispatch(dispositivosListed([aparelho]));
    shown.store.dispatch(exclusaoOpened('senha'));
  });
  return shown.baseElement;
}

it('the account and its deletion are in English', () => {
  speak('en');
  const page = open();
  expect(screen.getByText('My account')).toBeInTheDocument();
  expect(screen.getAllByText('Safari on iPhone')[0]).toBeInTheDocument();
  expect(screen.getByText(/^Last used on 21 Nov 2026/)).toBeInTheDocument();
  expect(screen.getByRole('dialog', { name: 'Delete your account?' })).toBeVisible();
  expect(portugueseIn(page, 'en')).toEqual([]);
});

it('the account and its deletion are in Spanish', () => {
  speak('es');
  const page = open();
  expect(screen.getByText('Mi cuenta')).toBeInTheDocument();
  expect(portugueseIn(page, 'es')).toEqual([]);
});
