import type { ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { artigoAjuda } from '../../domain/conteudo/ajuda';
import { PageViews } from '../../ui/Page/PageViews';
import { ArtigoPage } from './ArtigoPage';
import { IndiceAjuda } from './IndiceAjuda';

export interface AtendimentoAjudaPageProps {
  /** The pages with forms, whose code comes when somebody wants to write, or asks for a protocol. */
  Manifestacao: ComponentType;
  Protocolo: ComponentType;
}

/** The help: its articles by category and by search, the ways to talk to the company, and the letter form. */
export function AtendimentoAjudaPage({ Manifestacao, Protocolo }: AtendimentoAjudaPageProps) {
  const query = new URLSearchParams(useLocation().search);
  const canal = query.get('canal');
  const artigo = query.get('artigo');
  const known = artigoAjuda(artigo);
  if (canal === 'manifestacao' || canal === 'protocolo') {
    return <PageViews view={canal}>{canal === 'protocolo' ? <Protocolo /> : <Manifestacao />}</PageViews>;
  }
  return (
    <PageViews view={artigo ?? ''}>
      {known ? (
        <ArtigoPage artigo={known} />
      ) : (
        <IndiceAjuda inicial={query.get('busca') ?? ''} perdido={artigo !== null} />
      )}
    </PageViews>
  );
}
