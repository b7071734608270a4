import { textRule } from '../textRule';
import { isDocumentoProcurado } from './documentoProcurado';
import { msg } from '../../../words/t';

/** A document of any type that something is looked up by. */
export const documentoProcuradoRule = textRule(msg('Informe o documento'), isDocumentoProcurado);
