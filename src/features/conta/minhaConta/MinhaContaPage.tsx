import { type ComponentType, useEffect } from 'react';
import { palavrasTelas } from '../../../domain/aplicativo/palavrasTelas';
import { rotas } from '../../../domain/base/rotas';
import { useEmit } from '../../../events/useEmit';
import { selectConta } from '../../../store/conta/conta';
import { useAppSelector } from '../../../store/hooks';
import { Columns } from '../../../ui/Columns/Columns';
import { Page } from '../../../ui/Page/Page';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import { Stack } from '../../../ui/Stack/Stack';
import { useReveal } from '../../../ui/reveal/useReveal';
import { AparelhosCard } from './AparelhosCard';
import { DadosCard } from './DadosCard';
import { EmailCard } from './EmailCard';
import { ExcluirCard } from './ExcluirCard';
import { ExportarCard } from './ExportarCard';
import type { OutrosCardsProps } from './OutrosCards';
import { SenhaCard } from './SenhaCard';
import { t, translated } from '../../../words/t';

export interface MinhaContaPageProps {
  /** Cards whose data are read; they call `onKnown` once they have it. */
  Outros: ComponentType<OutrosCardsProps>;
  /** Beside the deletion: the credit that it takes away. */
  CreditoPerdido: ComponentType;
}

/** The account page: personal data, credit, sign-in, saved cards, and deletion. */
export function MinhaContaPage({ Outros, CreditoPerdido }: MinhaContaPageProps) {
  const conta = useAppSelector(selectConta);
  const emit = useEmit();
  useEffect(() => {
    emit('MinhaContaAberta');
    return () => emit('MinhaContaFechada');
  }, [emit]);
  return (
    <Page title={translated(rotas.minhaConta.titulo)} lede={translated(palavrasTelas.minhaConta)}>
      {conta ? (
        <Columns shape="even" ownWidthButtons>
          <Stack gap={6}>
            <DadosCard conta={conta} />
            <EmailCard email={conta.email} />
            <SenhaCard />
          </Stack>
          <SegundaColuna Outros={Outros} CreditoPerdido={CreditoPerdido} />
        </Columns>
      ) : (
        <Skeleton label={t('Carregando sua conta')} shape="card" count={3} />
      )}
    </Page>
  );
}

/** Shown at once: on a wide screen each card that came by itself would move those below it. */
function SegundaColuna({ Outros, CreditoPerdido }: MinhaContaPageProps) {
  const [isRevealed, reveal] = useReveal();
  return (
    <div>
      {!isRevealed && <Skeleton label={t('Carregando sua conta')} shape="card" count={3} />}
      <div hidden={!isRevealed}>
        <Stack gap={6}>
          <Outros onKnown={reveal} />
          <AparelhosCard />
          <ExportarCard />
          <ExcluirCard CreditoPerdido={CreditoPerdido} />
        </Stack>
      </div>
    </div>
  );
}
