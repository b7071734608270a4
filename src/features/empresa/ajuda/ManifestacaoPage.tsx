import { PRAZO_RESPOSTA_DIAS } from '../../../domain/empresa/manifestacao';
import { rotas } from '../../../domain/base/rotas';
import { Breadcrumbs } from '../../../ui/Breadcrumbs/Breadcrumbs';
import { Page } from '../../../ui/Page/Page';
import { CartaRegistrada } from './CartaRegistrada';
import { ManifestacaoForm } from './ManifestacaoForm';
import { useCarta } from './useCarta';

const trail = [{ label: rotas.atendimentoAjuda.titulo, href: rotas.atendimentoAjuda.path }];
const TITULO = 'Escreva para a gente';

/** Contact form for complaints, questions and praise; each message gets a protocol. */
export function ManifestacaoPage() {
  const valor = useCarta();
  return (
    <Page
      title={TITULO}
      width="form"
      above={<Breadcrumbs trail={trail} current={TITULO} />}
      lede={`Você recebe um protocolo na hora e a resposta em até ${PRAZO_RESPOSTA_DIAS} dias.`}
    >
      {valor ? <CartaRegistrada carta={valor} /> : <ManifestacaoForm />}
    </Page>
  );
}
