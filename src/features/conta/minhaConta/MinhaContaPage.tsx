import { type ComponentType, useEffect } from 'react';
import { rotas } from '../../../domain/base/rotas';
import { useEmit } from '../../../events/useEmit';
import { selectConta } from '../../../store/conta/conta';
import { useAppSelector } from '../../../store/hooks';
import { Page } from '../../../ui/Page/Page';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import { AparelhosCard } from './AparelhosCard';
import { DadosCard } from './DadosCard';
import { EmailCard } from './EmailCard';
import { ExcluirCard } from './ExcluirCard';
import { ExportarCard } from './ExportarCard';
import { SenhaCard } from './SenhaCard';
import './MinhaContaPage.css';

/** The account page: personal data, sign-in, and deletion. */
export function MinhaContaPage({ Avisos }: { Avisos: ComponentType }) {
  const conta = useAppSelector(selectConta);
  const emit = useEmit();
  useEffect(() => {
    emit('MinhaContaAberta');
    return () => emit('MinhaContaFechada');
  }, [emit]);
  return (
    <Page title={rotas.minhaConta.titulo} lede="Seus dados, seu acesso e seus aparelhos.">
      {conta ? (
        <div className="it-minha-conta">
          <div className="it-minha-conta__column">
            <DadosCard conta={conta} />
            <EmailCard email={conta.email} />
            <SenhaCard />
          </div>
          <div className="it-minha-conta__column">
            <Avisos />
            <AparelhosCard />
            <ExportarCard />
            <ExcluirCard />
          </div>
        </div>
      ) : (
        <Skeleton label="Carregando sua conta" shape="card" count={3} />
      )}
    </Page>
  );
}
