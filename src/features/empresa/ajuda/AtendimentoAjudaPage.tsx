import type { ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { artigoAjuda } from '../../../domain/empresa/conteudo/ajuda';
import { PageViews } from '../../../ui/Page/PageViews';
import { ArtigoPage } from './ArtigoPage';
import { IndiceAjuda } from './IndiceAjuda';

export interface AtendimentoAjudaPageProps {
  /** Pages with forms; their code loads when a person writes a message or queries a protocol. */
  Manifestacao: ComponentType;
  Protocolo: ComponentType;
}

/** The help: articles by category and search, contact channels, and the contact form. */
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
