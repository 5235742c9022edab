import type ts from 'typescript';

export function styledSources(root: string): ts.TransformerFactory<ts.SourceFile>;
