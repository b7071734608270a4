import { refused, succeeded } from '../../../tests/support/builders';
import { startWorkflow } from '../../../tests/support/startWorkflow';
import { selectToasts } from '../../store/aplicativo/interface';
import { selectSubmission } from '../../store/submissions';
import { filtrarSecao } from './filtrarSecao';
import { responderManifestacao } from './responderManifestacao';
import { triarCandidaturas } from './triarCandidaturas';

const toasts = (app: ReturnType<typeof startWorkflow>) => selectToasts(app.state()).map(({ texto }) => texto);

describe('the workflows of letters and applications', () => {
  it('write the filters of a section into its address', async () => {
    const app = startWorkflow(filtrarSecao);
    app.emit('SecaoFiltrada', { path: '/administracao/candidaturas', busca: { area: 'operacao', vaga: '' } });
    await app.settle();
    expect(app.ports.navigation.go).toHaveBeenCalledWith('/administracao/candidaturas?area=operacao');
  });

  it('send an answer, and keep the server’s words where somebody else was faster', async () => {
    const replies = { 'PUT /Manifestacoes/K7Q2-MP4X/Resposta': succeeded({}) };
    const app = startWorkflow(responderManifestacao, { replies });
    app.emit('ManifestacaoRespondida', { protocolo: 'K7Q2-MP4X', texto: '  Obrigado. ' });
    await app.settle();
    expect(app.ports.http.request).toHaveBeenCalledWith(expect.objectContaining({ body: { texto: 'Obrigado.' } }));
    expect(toasts(app)).toEqual(['Resposta enviada. Quem escreveu recebe um e-mail.']);
    const late = startWorkflow(responderManifestacao, {
      replies: { 'PUT /Manifestacoes/K7Q2-MP4X/Resposta': refused(409, 'Esta manifestação já foi respondida.') },
    });
    late.emit('ManifestacaoRespondida', { protocolo: 'K7Q2-MP4X', texto: 'Obrigado.' });
    await late.settle();
    const erros = [{ mensagem: 'Esta manifestação já foi respondida.' }];
    expect(selectSubmission(late.state(), 'respostaManifestacao')).toEqual({ phase: 'refused', acao: null, erros });
  });

  it('sort an application and save its file under its own name', async () => {
    const replies = { 'PUT /Administracao/Candidaturas/P4FV-6XJ2/Situacao': succeeded({}) };
    const app = startWorkflow(triarCandidaturas, { replies });
    app.emit('CandidaturaTriada', { protocolo: 'P4FV-6XJ2', situacao: 'arquivada' });
    await app.settle();
    expect(toasts(app)).toEqual(['Candidatura arquivada.']);
    app.emit('CurriculoPedido', { protocolo: 'P4FV-6XJ2', nome: 'cv.pdf' });
    await app.settle();
    expect(app.ports.files.save).toHaveBeenCalledWith('/Candidaturas/P4FV-6XJ2/Curriculo', 'cv.pdf');
  });
});
