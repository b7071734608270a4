import { textRule } from '../textRule';
import { isDocumentoProcurado } from './documentoProcurado';

/** A document of any type that something is looked up by. */
export const documentoProcuradoRule = textRule('Informe o documento', isDocumentoProcurado);
