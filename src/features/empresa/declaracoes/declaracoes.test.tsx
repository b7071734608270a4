import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { renderScreen } from '../../../../tests/support/renderScreen';
import { isDia } from '../../../domain/base/data';
import { declaracaoAcessibilidade } from '../../../domain/empresa/conteudo/acessibilidade';
import { avisoPrivacidade } from '../../../domain/empresa/conteudo/privacidade';
import { prazoDe } from '../../../../tests/support/prazosDeRetencao';
import { AcessibilidadePage } from './AcessibilidadePage';
import { PrivacidadePage } from './PrivacidadePage';

describe('the accessibility statement', () => {
  it('names the measure, the tests and the gaps', async () => {
    const { container } = renderScreen(<AcessibilidadePage />);
    expect(document.title).toBe('Acessibilidade – Itapê');
    expect(screen.getByText(/WCAG 2\.2, nível AA, e a norma ABNT NBR 17225/)).toBeVisible();
    const gaps = screen.getByRole('heading', { level: 2, name: 'O que ainda falta' }).closest('section');
    expect(within(gaps as HTMLElement).getByText(/o VLibras não está no site/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Atendimento e ajuda' })).toHaveAttribute('href', '/atendimento-ajuda');
    expect(await axe(container)).toHaveNoViolations();
  });
});

describe('the privacy notice', () => {
  it('says what is asked for, who gets it and how to have it corrected or deleted', async () => {
    const { container } = renderScreen(<PrivacidadePage />);
    expect(document.title).toBe('Privacidade – Itapê');
    for (const name of ['O que pedimos, e para quê', 'Com quem ficam', 'Por quanto tempo', 'Seus direitos'])
      expect(screen.getByRole('heading', { level: 2, name })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Minha conta' })).toHaveAttribute('href', '/minha-conta');
    expect(await axe(container)).toHaveNoViolations();
  });

  it.each([
    ['Comprador, empresa da nota e passageiros de pedidos pagos', '6 anos'],
    ['Comprador, empresa da nota e passageiros de pedidos que não foram pagos', '90 dias'],
    ['Texto e endereço de e-mails e avisos enviados', '30 dias'],
    ['O que o navegador disse de si em um pagamento com cartão', '180 dias'],
    ['Conversas com o assistente', '2 horas no site, 24 horas no WhatsApp'],
  ])('keeps to the schedule of retention: %s, %s', (dados, prazo) => {
    expect(prazoDe(dados)).toContain(prazo);
    const [part] = avisoPrivacidade.partes.filter(({ titulo }) => titulo === 'Por quanto tempo');
    expect(part?.pontos?.join(' ')).toContain(prazo);
  });
});

it.each([declaracaoAcessibilidade, avisoPrivacidade])('a statement carries the day of its review', ({ revisada }) => {
  expect(isDia(revisada)).toBe(true);
});
